/** Days, and what becomes of a booking, in answers to clients and owner alike. */
export const calendar = {
  '{day} is already taken.': '{day} আগেই নেওয়া হয়ে গেছে।',
  '{day} cannot be booked.': '{day} তারিখে বুকিং নেওয়া হয় না।',
  'This time on {day} is not free.': '{day} তারিখে এই সময়টা খালি নেই।',
  '{day} is already taken. The next free days are {days}.': '{day} আগেই নেওয়া হয়ে গেছে। এরপর খালি আছে {days}।',
  '{day} cannot be booked. The next free days are {days}.':
    '{day} তারিখে বুকিং নেওয়া হয় না। এরপর খালি আছে {days}।',
  'This time on {day} is not free. The next free days are {days}.':
    '{day} তারিখে এই সময়টা খালি নেই। এরপর খালি আছে {days}।',
  'You are on the waiting list for this day ({reference}). I will call as soon as it is free.':
    'এই দিনের অপেক্ষার তালিকায় আপনার নাম আছে ({reference})। খালি হলেই ফোন করব।',
  'You are on the waiting list for this day ({reference}). I will write as soon as it is free.':
    'এই দিনের অপেক্ষার তালিকায় আপনার নাম আছে ({reference})। খালি হলেই লিখব।',
  'I am keeping the day for you': 'দিনটি আপনার জন্য ধরে রাখা থাকল',
  'Thank you for letting me know': 'জানানোর জন্য ধন্যবাদ',
  'The time to answer has passed, and the day is no longer held.': 'উত্তর দেওয়ার সময় শেষ, দিনটি আর রাখা নেই।',
  'This booking has just been changed. Please look at it again.': 'ঠিক এই মুহূর্তেই বুকিংটি বদলেছে। আরেকবার দেখুন।',
  'This booking is not confirmed yet.': 'এই বুকিং এখনো পাকা হয়নি।',
  'This booking is on the waiting list.': 'এই বুকিং অপেক্ষার তালিকায় আছে।',
  'The day of this booking is held, but not confirmed yet.': 'এই বুকিংয়ের দিন ধরে রাখা আছে, তবে এখনো পাকা হয়নি।',
  'This booking is already confirmed.': 'এই বুকিং আগেই পাকা হয়েছে।',
  'This booking is already done.': 'এই বুকিংয়ের কাজ শেষ।',
  'This booking was declined.': 'এই বুকিং নেওয়া হয়নি।',
  'This booking was cancelled.': 'এই বুকিং বাতিল হয়েছে।',
} as const
