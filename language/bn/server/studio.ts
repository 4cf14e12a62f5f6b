export const studio = {
  'This site already has an owner. Please sign in.': 'এই সাইটের মালিক আগে থেকেই আছেন। লগইন করুন।',
  'This code is wrong. The right one is in the site’s log, where it was written at the last start.':
    'কোডটি ঠিক নেই। সাইট শেষবার চালু হওয়ার সময় ঠিক কোডটি লগে লেখা হয়েছে।',
  'Translation saved': 'অনুবাদ সংরক্ষিত হয়েছে',
  'There is nothing to translate here.': 'এখানে অনুবাদ করার কিছু নেই।',
  'Welcome to your studio': 'স্টুডিও এখন আপনার',
  'A test from {name}': '{name} থেকে পরীক্ষার মেইল',
  'Your site can send email.': 'আপনার সাইট মেইল পাঠাতে পারছে।',
  'Your site can send email': 'আপনার সাইট মেইল পাঠাতে পারছে',
  'You asked your site for this test email. Emails to your clients are sent the same way.':
    'আপনি পরীক্ষার মেইল চেয়েছিলেন, এই যে এসে গেছে। ক্লায়েন্টদের মেইলও এভাবেই পৌঁছায়।',
  'Reply to it and see where your reply arrives. Your clients’ replies go to the same place.':
    'উত্তর দিয়ে দেখুন কোথায় পৌঁছায়। ক্লায়েন্টদের উত্তরও সেখানেই যায়।',
  'The settings were changed somewhere else since you opened them. Nothing was overwritten.':
    'আপনি খোলার পর সেটিংস অন্য কোথাও বদলানো হয়েছে। কোনো লেখা হারায়নি।',
  'The Bangla was changed somewhere else since you opened it. Nothing was overwritten.':
    'আপনি খোলার পর বাংলা লেখাটি অন্য কোথাও বদলানো হয়েছে। কোনো লেখা হারায়নি।',
  'The test email is on its way': 'পরীক্ষার মেইল যাচ্ছে',
  'The email is being sent again': 'মেইলটি আবার যাচ্ছে',
  'Email deleted': 'ইমেইল মুছে ফেলা হয়েছে',
  'The mail server is set by SMTP_URL and MAIL_FROM on the server. Change it there.':
    'মেইল সার্ভার SMTP_URL ও MAIL_FROM দিয়ে সার্ভারে ঠিক করা আছে। সেখানেই বদলান।',
  'There is no mail server yet. Set one up in Settings, under Email.':
    'এখনো কোনো মেইল সার্ভার নেই। সেটিংসের ‘ইমেইল’-এ ঠিক করে নিন।',
  Saved: 'সংরক্ষিত হয়েছে',
}
