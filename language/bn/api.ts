/** What the server says to visitors and customers. */
export const api = {
  'Your booking request {reference} was received. I will get back to you soon.':
    'আপনার বুকিংয়ের অনুরোধ {reference} পেয়েছি। শিগগিরই জানাব।',
  'Thank you, your message was received. I will reply soon.': 'ধন্যবাদ, আপনার বার্তা পেয়েছি। শিগগিরই উত্তর দেব।',
  'Thank you, your review was added': 'ধন্যবাদ, আপনার রিভিউ যোগ হয়েছে',
  'Review updated successfully': 'রিভিউ হালনাগাদ হয়েছে',
  'Review deleted successfully': 'রিভিউ মুছে ফেলা হয়েছে',
  'You can only review in your own name.': 'রিভিউ শুধু নিজের নামেই লেখা যায়।',
  'Only the author of this review can change it.': 'রিভিউ শুধু যিনি লিখেছেন তিনিই বদলাতে পারেন।',
  'Only the author of this review or the owner can delete it.':
    'রিভিউ শুধু যিনি লিখেছেন তিনি বা মালিক মুছতে পারেন।',
  'This service is no longer offered.': 'এই সেবা এখন আর দেওয়া হয় না।',
  'Your account was deleted': 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে',
  'This is not your password.': 'এটি আপনার পাসওয়ার্ড নয়।',
  'The owner’s account cannot be deleted.': 'মালিকের অ্যাকাউন্ট মুছে ফেলা যায় না।',
  'This is not the email address of your account.': 'এটি আপনার অ্যাকাউন্টের ইমেইল ঠিকানা নয়।',
  'A former customer': 'সাবেক গ্রাহক',
  'Please sign in first.': 'আগে লগইন করুন।',
  'The password is wrong.': 'পাসওয়ার্ড ঠিক নেই।',
  'This is not possible. Please try again.': 'এটি করা গেল না। আবার চেষ্টা করুন।',
  'This {noun} was not found. It may have been deleted.': 'এই {noun} পাওয়া গেল না। হয়তো মুছে ফেলা হয়েছে।',
  'This {noun} was changed somewhere else since you opened it. Nothing was overwritten.':
    'আপনি খোলার পর অন্য কোথাও এই {noun} বদলানো হয়েছে। কোনো লেখা হারায়নি।',
  'booking request': 'বুকিংয়ের অনুরোধ',
  person: 'ব্যক্তি',
  backup: 'ব্যাকআপ',
  'There is nothing at this address.': 'এই ঠিকানায় কিছু নেই।',
  'The file has no such part.': 'ফাইলে এই অংশটি নেই।',
  'This address is not valid.': 'ঠিকানাটি ঠিক নেই।',
  'This request is too large.': 'একবারে এত বড় কিছু নেওয়া যায় না।',
  'Send this request as application/json.': 'অনুরোধটি application/json হিসেবে পাঠান।',
  'The request is not valid JSON.': 'অনুরোধের JSON ঠিক নেই।',
  'The request was incomplete.': 'অনুরোধটি মাঝপথে থেমে গেছে।',
  'The site cannot reach its database right now. Please try again shortly.':
    'এই মুহূর্তে তথ্য পড়া যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  'Something went wrong on the server. Please try again.': 'সার্ভারে কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  'This email address or phone number is already on the waiting list for this day.':
    'এই ইমেইল বা ফোন নম্বর দিয়ে একজন আগেই এই দিনের অপেক্ষার তালিকায় আছেন।',
  'Many people have joined the waiting list from your network today. Please write to me or call.':
    'আজ আপনার নেটওয়ার্ক থেকে অনেকে অপেক্ষার তালিকায় নাম দিয়েছেন। আমাকে লিখুন বা ফোন করুন।',
  'No more messages can be added here. Please email or call me.':
    'এখানে আর বার্তা রাখার জায়গা নেই। আমাকে মেইল করুন বা ফোন করুন।',
  'Too many requests. Please try again in {seconds} seconds.':
    'অনেক বেশি অনুরোধ এসেছে। {seconds} সেকেন্ড পরে আবার চেষ্টা করুন।',
  'The site is very busy right now. Please try again shortly.': 'সাইটে এখন খুব ভিড়। একটু পরে আবার চেষ্টা করুন।',
  'Too many people are signing in right now. Please try again shortly.':
    'এখন অনেকে একসঙ্গে লগইন করছেন। একটু পরে আবার চেষ্টা করুন।',
  'This request came from another site.': 'অনুরোধটি অন্য সাইট থেকে এসেছে।',
  'This request has fields that are not accepted here.': 'অনুরোধে এমন কিছু আছে যা এখানে চলে না।',
  'Accounts of this site are managed by its sign-in provider.': 'এই সাইটের অ্যাকাউন্ট থাকে আলাদা একটি লগইন সেবায়।',
  'This address leads to another site.': 'এই ঠিকানা অন্য সাইটে নিয়ে যায়।',
  'This site already has an owner. Please sign in.': 'এই সাইটের মালিক আগে থেকেই আছেন। লগইন করুন।',
  'This code is wrong. The right one is in the site’s log, where it was written at the last start.':
    'কোডটি ঠিক নেই। সাইট শেষবার চালু হওয়ার সময় ঠিক কোডটি লগে লেখা হয়েছে।',
  'Translation saved': 'অনুবাদ সংরক্ষিত হয়েছে',
  'There is nothing to translate here.': 'এখানে অনুবাদ করার কিছু নেই।',
  'Welcome to your studio': 'স্টুডিও এখন আপনার',
} as const
