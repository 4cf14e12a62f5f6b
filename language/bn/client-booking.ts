/** What mails and answers say about the thread of a booking; those to the owner, too. */
export const clientBooking = {
  'May I move your day to {asked}? ({reference})': 'আপনার দিনটি কি {asked} তারিখে নেওয়া যায়? ({reference})',
  'I would like to move your booking from {day} to {asked}. Nothing changes until you agree on your page. I am holding the new day for you until {until}.':
    'আপনার বুকিং {day} থেকে {asked} তারিখে নিতে চাই। আপনার পাতায় আপনি রাজি না হওয়া পর্যন্ত কিছুই বদলাবে না। {until} পর্যন্ত নতুন দিনটি আপনার জন্য রেখে দিচ্ছি।',
  '{asked} is not possible ({reference})': '{asked} সম্ভব হচ্ছে না ({reference})',
  'Your booking stays as it is': 'আপনার বুকিং আগের মতোই থাকছে',
  'I am sorry, {asked} is not possible. Your booking stays on {day}.':
    'দুঃখিত, {asked} সম্ভব হচ্ছে না। আপনার বুকিং {day} তারিখেই থাকছে।',
  'The link to your booking {reference}': 'আপনার বুকিং {reference}-এর লিংক',
  'This link opens everything about your booking for {day}. Anyone who has it can read your booking and answer in your name, so please keep it to yourself.':
    'এই লিংকে {day} তারিখের বুকিংয়ের সবকিছু পাবেন। লিংকটি যাঁর কাছে থাকবে, তিনি আপনার বুকিং পড়তে আর আপনার হয়ে উত্তর দিতে পারবেন, তাই নিজের কাছেই রাখুন।',
  'A message from {name} about {reference}': '{reference} নিয়ে {name}-এর বার্তা',
  'A message about a booking': 'একটি বুকিং নিয়ে বার্তা',
  '{name} has written about {service} on {day}.': '{name} {day} তারিখের {service} নিয়ে লিখেছেন।',
  '{name} asks for {asked} instead of {day} ({reference})': '{name} {day}-এর বদলে {asked} চান ({reference})',
  'A client asks for another day': 'ক্লায়েন্ট আরেকটি দিন চান',
  '{name} would like to move {service} from {day} to {asked}. The day stays as it is until you agree.':
    '{name} {service} {day} থেকে {asked} তারিখে সরাতে চান। আপনি রাজি না হওয়া পর্যন্ত দিনটি আগের মতোই থাকবে।',
  '{name} accepts {day} ({reference})': '{name} {day} নিচ্ছেন ({reference})',
  'The client accepts the day you proposed': 'আপনার প্রস্তাবিত দিনে ক্লায়েন্ট রাজি',
  '{name} agrees: {service} has moved to {day}.': '{name} রাজি: {service} এখন {day} তারিখে।',
  '{name} keeps {day} ({reference})': '{name} {day} রাখছেন ({reference})',
  'The client cannot make the day you proposed': 'আপনার প্রস্তাবিত দিনে ক্লায়েন্টের সুবিধা হচ্ছে না',
  '{name} would rather keep {day} than move to {asked}.': '{name} {asked}-এর বদলে {day} রাখতে চান।',
  '{name} has cancelled {day} ({reference})': '{name} {day} বাতিল করেছেন ({reference})',
  'A booking is cancelled': 'একটি বুকিং বাতিল হয়েছে',
  '{name} has cancelled {service} on {day}. The day is free again.':
    '{name} {day} তারিখের {service} বাতিল করেছেন। দিনটি আবার খালি।',
  'It is too late to cancel online. Please write or call, and we will find a solution.':
    'এখানে বাতিল করার সময় পেরিয়ে গেছে। আমাকে লিখুন বা ফোন করুন, মিলে একটা উপায় বের করব।',
  'The booking is already on this day.': 'বুকিংটি এই দিনেই আছে।',
  'This has already been answered. Please look at the booking again.':
    'এর উত্তর আগেই দেওয়া হয়েছে। বুকিংটি আরেকবার দেখুন।',
  'Thank you, I have your message': 'ধন্যবাদ, আপনার বার্তা পেয়েছি',
  'I have your request and will answer soon. Until then your day stays yours.':
    'কোন দিন চান জানলাম, শিগগিরই উত্তর দেব। ততদিন আগের দিনটি আপনারই থাকছে।',
  'The new day is yours': 'নতুন দিনটি আপনার',
  'Your day stays as it was': 'আপনার দিন আগের মতোই থাকল',
  'If the reference and the address match, the link is on its way.':
    'রেফারেন্স আর ঠিকানা মিললে লিংকটি পাঠানো হচ্ছে।',
} as const
