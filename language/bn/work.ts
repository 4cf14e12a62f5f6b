export const work = {
  Work: 'কাজ',
  'Kinds of work': 'কাজের ধরন',
  'All work': 'সব কাজ',
  'See all work': 'সব কাজ দেখুন',
  'There is more to see among the other pictures.': 'অন্য বিভাগে আরও ছবি আছে।',
  'No pictures yet': 'এখনো কোনো ছবি নেই',
  'There are no pictures here yet. In the meantime, tell me what you need.':
    'এখানে এখনো কোনো ছবি নেই। এর মধ্যে আপনার কী দরকার, আমাকে জানান।',
  'Seen something close to what you have in mind?': 'মনে যা আছে, তার কাছাকাছি কিছু দেখলেন?',
  'Choose a service': 'একটি সেবা বাছুন',
  'Pages of pictures': 'ছবির পাতা',
  'Loading pictures': 'ছবি আসছে',
  Untitled: 'শিরোনামহীন',
  Place: 'জায়গা',
  Camera: 'ক্যামেরা',
  'Book a shoot like this': 'এমন ছবির জন্য বুক করুন',
  'Ask for a shoot like this': 'এমন ছবির কথা বলুন',
  '{service}, from {price}': '{service}, {price} থেকে',
  'More pictures': 'আরও ছবি',
  'Photographs for products, companies, weddings, rooms and factories, chosen from all of my work.':
    'পণ্য, প্রতিষ্ঠান, বিয়ে, ঘর আর কারখানার ছবি, আমার সব কাজ থেকে বাছাই করা।',
}
