export const services = {
  'How long it takes': 'কত সময় লাগে',
  'A whole day': 'পুরো দিন',
  'Half a day': 'আধা দিন',
  Minutes: 'মিনিট',
  'Visitors choose a start time for whatever takes less than a day.':
    'এক দিনের কম সময়ের কাজে দর্শক শুরুর সময়ও বেছে নেন।',
  'Picture URL': 'ছবির ঠিকানা',
  '{name}, picture {n} of {of}. Arrow keys move it, Delete removes it.':
    '{name}, {of}টির মধ্যে {n} নম্বর ছবি। তীর-কি দিয়ে সরে, Delete চাপলে বাদ যায়।',
  'Describe {name}': '{name}: ছবিতে কী আছে',
  '{n} is now picture {n2} of {length}': '{n} এখন {length}টির মধ্যে {n2} নম্বর ছবি',
  'Picture uploaded, {length} in all': 'ছবি আপলোড হয়েছে, মোট {length}টি',
  'This picture is in the gallery already': 'ছবিটি গ্যালারিতে আগেই আছে',
  '{added} added, {length} in all': '{added} যোগ হয়েছে, মোট {length}টি',
  '{n} removed': '{n} বাদ গেছে',
  'Type an address and press comma to add it. It has to end in jpeg, jpg, gif or png. Drag a picture to move it.':
    'ঠিকানা লিখে কমা চাপলে যোগ হয়। শেষে jpeg, jpg, gif বা png থাকতে হবে। সরাতে ছবি টানুন।',
  'Gallery pictures': 'গ্যালারির ছবি',
  'Upload pictures': 'ছবি আপলোড করুন',
  'Move {title} up': '{title} ওপরে নিন',
  '{title}, place {place} of {of}. Arrow keys move it.':
    '{title}, {of}টির মধ্যে {place} নম্বরে। তীর-কি দিয়ে সরে।',
  'Move {title} down': '{title} নিচে নিন',
  Details: 'বিবরণ',
  'What you offer': 'আপনি যা দেন',
  'The card shows the first 100 characters, so begin with what matters.':
    'কার্ডে প্রথম ১০০ অক্ষর দেখা যায়, তাই আসল কথা আগে লিখুন।',
  'On the website': 'ওয়েবসাইটে',
  'Visitors see it': 'দর্শক দেখবেন?',
  'A hidden service or a draft has no public page and cannot be reviewed or booked.':
    'লুকানো সেবা ও খসড়ার পাতা আর কেউ দেখেন না, তাতে রিভিউ বা বুকিংও দেওয়া যায় না।',
  'Show on Home': 'হোমে দেখান',
  'Home shows the services you choose here. If you choose none, it shows the first three.':
    'এখানে যেগুলো বাছবেন, হোমে সেগুলোই থাকবে। কিছু না বাছলে প্রথম তিনটি।',
  'as visitors see it': 'দর্শক যেমন দেখেন',
  'On Home': 'হোমে',
  Hidden: 'লুকানো',
  Price: 'দাম',
  '{rating} from {reviews}': '{reviews} থেকে {rating}',
  'no reviews yet': 'এখনো রিভিউ নেই',
  'Try a word of its title or of its details, or another status.':
    'শিরোনাম বা বিবরণের কোনো শব্দ, বা অন্য অবস্থা দিয়ে দেখুন।',
  'A service is what visitors book. Begin with the one you are asked for most; five minutes and three pictures will do.':
    'দর্শক সেবাই বুক করেন। যেটি সবচেয়ে বেশি চাওয়া হয়, সেটি দিয়ে শুরু করুন; পাঁচ মিনিট আর তিনটি ছবিই যথেষ্ট।',
  'The studio has not published a service yet. Please come back soon.':
    'স্টুডিও এখনো কোনো সেবা প্রকাশ করেনি। শিগগিরই আবার আসুন।',
  'Add the first one': 'প্রথমটি যোগ করুন',
  '{things} found, in the order of the website': '{things} পাওয়া গেছে, ওয়েবসাইটের ক্রমে',
  '{things}, in the order of the website': '{things}, ওয়েবসাইটের ক্রমে',
  '{n} service': '{n}টি সেবা',
  '{n} services': '{n}টি সেবা',
  'Search services': 'সেবা খুঁজুন',
  'Are you sure you want to delete this service?': 'এই সেবাটি মুছে ফেলবেন?',
  'The service and its {reviews} are deleted permanently. Existing bookings keep its title.':
    'সেবা ও তার {reviews} স্থায়ীভাবে মুছে যাবে। আগের বুকিংয়ে নামটি থাকবে।',
  'The service is deleted permanently. Existing bookings keep its title.':
    'সেবাটি স্থায়ীভাবে মুছে যাবে। আগের বুকিংয়ে নামটি থাকবে।',
  '{title} is now {place} of {total}': '{title} এখন {total}টির মধ্যে {place} নম্বরে',
  'Yes, it is published': 'হ্যাঁ, প্রকাশিত',
  'No, it is hidden for now': 'না, আপাতত লুকানো',
  'No, it is a draft': 'না, খসড়া',
  'Remove {name}': '{name} বাদ দিন',
  '{n} character': '{n}টি অক্ষর',
  '{n} characters': '{n}টি অক্ষর',
}
