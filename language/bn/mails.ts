/** What mails say, and the calendar entries in them. */
export const mails = {
  'Starts at': 'শুরু',
  'Answer now': 'এখনই জানান',
  'Open the request': 'অনুরোধটি খুলুন',
  'Open the booking': 'বুকিংটি খুলুন',
  'Open the message': 'বার্তাটি খুলুন',
  'Write to {name} on WhatsApp': 'হোয়াটসঅ্যাপে {name}-কে লিখুন',
  'Your reply to this email goes to the sender.': 'এই মেইলের উত্তর দিলে প্রেরকের কাছে যাবে।',
  'Your reply to this email goes to the sender. The event date is attached for your calendar.':
    'এই মেইলের উত্তর দিলে প্রেরকের কাছে যাবে। তারিখটি ক্যালেন্ডারে রাখার ফাইল সঙ্গে আছে।',
  'If that was not you, let me know at {email}.': 'আপনি না লিখে থাকলে {email} ঠিকানায় জানান।',
  'A new booking request': 'নতুন বুকিংয়ের অনুরোধ',
  'Booking request {reference}: {service}, {day} ({name})':
    'বুকিংয়ের অনুরোধ {reference}: {service}, {day} ({name})',
  '{name} asks for {service} on {day}.': '{name} {day} তারিখে {service} চেয়েছেন।',
  'Your booking request {reference}: {service}': 'আপনার বুকিংয়ের অনুরোধ {reference}: {service}',
  'Re: Your booking request {reference}: {service}': 'Re: আপনার বুকিংয়ের অনুরোধ {reference}: {service}',
  'About your booking request {reference}': 'আপনার বুকিংয়ের অনুরোধ {reference} প্রসঙ্গে',
  'Hello, this is about my booking request {reference}.': 'হ্যালো, আমার বুকিংয়ের অনুরোধ {reference} নিয়ে বলছি।',
  'Hello, this is about my booking {reference}.': 'হ্যালো, আমার বুকিং {reference} নিয়ে বলছি।',
  'I have your request for {day} and will get back to you soon.':
    '{day} তারিখের জন্য আপনার অনুরোধ পেয়েছি, শিগগিরই জানাব।',
  'Thank you for your booking request. I will get back to you soon. If you call or write, please mention {reference}.':
    'অনুরোধ পাঠানোর জন্য ধন্যবাদ। শিগগিরই জানাব। ফোন করলে বা লিখলে শুধু {reference} বললেই খুঁজে পাব।',
  'Thank you for your booking request. The day is not free at the moment. I will write to you as soon as it is, in the order in which people asked. If you call or write, please mention {reference}.':
    'অনুরোধ পাঠানোর জন্য ধন্যবাদ। দিনটি এখন খালি নেই। খালি হলেই লিখব, যিনি আগে চেয়েছেন তিনি আগে জানবেন। ফোন করলে বা লিখলে শুধু {reference} বললেই খুঁজে পাব।',
  'The day is not free at the moment. The request is on the waiting list.':
    'দিনটি এখন নেওয়া যাবে না: খালি হওয়া পর্যন্ত অনুরোধটি অপেক্ষায় থাকবে।',
  'The date is attached for your calendar. It is a request until we agree on the details.':
    'তারিখটি ক্যালেন্ডারে রাখার ফাইল সঙ্গে আছে। কথা পাকা না হওয়া পর্যন্ত এটি শুধু একটি অনুরোধ।',
  'You are receiving this email because your address was entered in the booking form of {name}.':
    '{name}-এর বুকিং ফর্মে এই ঠিকানা লেখা হয়েছে বলে মেইলটি পাচ্ছেন।',
  'You are receiving this email because you asked {name} for this day and left this address.':
    'আপনি {name}-এর কাছে এই দিনটি চেয়ে ঠিকানা দিয়েছিলেন বলে মেইলটি পাচ্ছেন।',
  'You are receiving this email because your address was entered in the contact form of {name}.':
    '{name}-এর যোগাযোগ ফর্মে এই ঠিকানা লেখা হয়েছে বলে মেইলটি পাচ্ছেন।',
  'Message: {subject} ({name})': 'বার্তা: {subject} ({name})',
  '{name} wrote to you on the Contact page.': '{name} যোগাযোগ পাতা থেকে আপনাকে লিখেছেন।',
  'Your message to {name}': '{name}-কে লেখা আপনার বার্তা',
  'I have your message and will reply soon.': 'আপনার বার্তা পেয়েছি, শিগগিরই উত্তর দেব।',
  'I have your message': 'আপনার বার্তা পেয়েছি',
  'Thank you for your message. I will reply soon.': 'বার্তার জন্য ধন্যবাদ। শিগগিরই উত্তর দেব।',
  'Hello, I wrote to you on your Contact page.': 'হ্যালো, আপনার যোগাযোগ পাতা থেকে লিখেছিলাম।',
  'Choose a new password for {name}': '{name}-এর জন্য নতুন পাসওয়ার্ড দিন',
  'The link is valid for one hour and works once.': 'লিংকটি এক ঘণ্টা পর্যন্ত, একবারই কাজ করবে।',
  'Someone, hopefully you, asked to reset the password of your account at {name}. Use this link to choose a new one. It is valid for one hour and works once.':
    'কেউ একজন, আশা করি আপনিই, {name}-এ আপনার অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড চেয়েছেন। এই লিংকে গিয়ে নতুন পাসওয়ার্ড দিন। লিংকটি এক ঘণ্টা পর্যন্ত, একবারই কাজ করবে।',
  'If it was not you, you can ignore this email. Your password stays the same.':
    'আপনি না চেয়ে থাকলে কিছু করতে হবে না: পাসওয়ার্ড যেমন আছে তেমনই থাকবে।',
  'New review: {service}, {rating}.0 ({author})': 'নতুন রিভিউ: {service}, {rating}.০ ({author})',
  '{author} reviewed {service}.': '{author} {service} নিয়ে লিখেছেন।',
  'A new review': 'নতুন রিভিউ',
  '{author} reviewed {service} and gave {rating}.0 of 5 stars.':
    '{author} {service} নিয়ে লিখেছেন আর ৫-এর মধ্যে {rating}.০ তারা দিয়েছেন।',
  'See all reviews': 'সব রিভিউ দেখুন',
  'Open {service}': '{service} খুলুন',
  'A test from {name}': '{name} থেকে পরীক্ষার মেইল',
  'Your site can send email.': 'আপনার সাইট মেইল পাঠাতে পারছে।',
  'Your site can send email': 'আপনার সাইট মেইল পাঠাতে পারছে',
  'You asked your site for this test email. Emails to your clients are sent the same way.':
    'আপনি পরীক্ষার মেইল চেয়েছিলেন, এই যে এসে গেছে। ক্লায়েন্টদের মেইলও এভাবেই পৌঁছায়।',
  'Reply to it and see where your reply arrives. Your clients’ replies go to the same place.':
    'উত্তর দিয়ে দেখুন কোথায় পৌঁছায়। ক্লায়েন্টদের উত্তরও সেখানেই যায়।',
} as const
