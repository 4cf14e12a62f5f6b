/** The calendar of the owner and its rules. */
export const calendar = {
  Calendar: 'ক্যালেন্ডার',
  Work: 'কাজ',
  Website: 'ওয়েবসাইট',
  'The calendar is kept by the owner of the studio.': 'ক্যালেন্ডার দেখেন স্টুডিওর মালিক।',
  'Booking rules': 'বুকিংয়ের নিয়ম',
  'Which days can be asked for, and how long one is held.':
    'কোন কোন দিন চাওয়া যায়, আর একটি দিন কতক্ষণ ধরে রাখা হয়।',
  'Notice, buffer, holds': 'আগাম সময়, বিরতি, ধরে রাখা',
  'Shortest notice': 'সবচেয়ে কম আগাম সময়',
  'Longest notice': 'সবচেয়ে বেশি আগাম সময়',
  'Shoots a day': 'দিনে কতটি শুট',
  'Time between shoots': 'দুই শুটের মাঝের সময়',
  'Start times': 'শুরুর সময়',
  'Hours a day is held': 'দিন ধরে রাখার ঘণ্টা',
  'Time zone': 'সময় অঞ্চল',
}
