/** What the owner is told about uploads, backups and the server itself, and why something was taken for spam. */
export const ownerMachine = {
  'This picture has more than {maxMegapixels} megapixels.': 'ছবিটি {maxMegapixels} মেগাপিক্সেলের চেয়ে বড়।',
  'This file is of a type that this site does not take. Use a {pictureTypes} file.':
    'এই ধরনের ফাইল এখানে চলে না। {pictureTypes} ফাইল দিন।',
  'This file is empty. Save or download it again and upload that.':
    'ফাইলটি খালি। আবার সংরক্ষণ বা ডাউনলোড করে সেটি দিন।',
  'This picture is damaged and cannot be read. Save it again as a {pictureTypes} file.':
    'ছবিটি নষ্ট, পড়া যায় না। {pictureTypes} ফাইল হিসেবে আবার সংরক্ষণ করুন।',
  'This site takes no HEIC pictures. Use a {pictureTypes} file; an iPhone takes JPEG with Settings › Camera › Formats › Most Compatible.':
    'HEIC ছবি এখানে চলে না। {pictureTypes} ফাইল দিন; আইফোনে JPEG তুলতে Settings › Camera › Formats › Most Compatible বেছে নিন।',
  'The image host did not take the picture. Please try again later.':
    'ছবি রাখার সেবা ছবিটি নেয়নি। পরে আবার চেষ্টা করুন।',
  'The server has no room left for pictures. Remove some, or give it a larger disk.':
    'সার্ভারে ছবির আর জায়গা নেই। কিছু ছবি মুছুন, বা বড় ডিস্ক নিন।',
  'The backup is being made': 'ব্যাকআপ তৈরি হচ্ছে',
  'The backup is being checked': 'ব্যাকআপ যাচাই হচ্ছে',
  'Backup deleted': 'ব্যাকআপ মুছে ফেলা হয়েছে',
  'A backup is being made already.': 'একটি ব্যাকআপ এখনই তৈরি হচ্ছে।',
  'The disk is full. Delete older backups, or make room.': 'ডিস্ক ভরে গেছে। পুরোনো ব্যাকআপ মুছুন, বা জায়গা করুন।',
  'The backup was written, but what can be read of it is not all that was in it.':
    'ব্যাকআপ লেখা হয়েছে, কিন্তু এর সবটা পড়া যাচ্ছে না।',
  'There is a link in the name or the subject.': 'নাম বা বিষয়ের ঘরে লিংক আছে।',
  'There are {links} links in the text.': 'লেখায় {links}টি লিংক আছে।',
  'There is a link in the text.': 'লেখায় একটি লিংক আছে।',
  'The text is written in code for web pages.': 'লেখাটি ওয়েব পাতার কোডে লেখা।',
  'It uses words of offers that are sent to every site.': 'সব সাইটে যেসব বিজ্ঞাপন পাঠানো হয়, লেখায় তেমন কথা আছে।',
  'The name or the text is a row of random letters.': 'নাম বা লেখা এলোমেলো অক্ষরের সারি।',
  'It is written in a script nobody here reads.': 'এমন লিপিতে লেখা, যা এখানে কেউ পড়েন না।',
  'A field was filled in that people do not see.': 'মানুষের চোখে পড়ে না এমন একটি ঘর পূরণ করা হয়েছে।',
  'The form did not come from a page of this site.': 'ফর্মটি এই সাইটের পাতা থেকে আসেনি।',
  'The form was filled in faster than anybody can.': 'কোনো মানুষ এত তাড়াতাড়ি ফর্ম পূরণ করতে পারেন না।',
  'Many forms came from the same address within an hour.': 'এক ঘণ্টার মধ্যে একই ঠিকানা থেকে অনেক ফর্ম এসেছে।',
  'The same text was sent again and again.': 'একই লেখা বারবার পাঠানো হয়েছে।',
} as const
