/** Why a sign-in did not work, and the first owner of a new site. */
export const identity = {
  'The email address or the password is wrong.': 'ইমেইল ঠিকানা বা পাসওয়ার্ড ঠিক নেই।',
  'This email address cannot be used for a new account. Sign in or reset your password instead.':
    'এই ইমেইল ঠিকানায় নতুন অ্যাকাউন্ট খোলা যাবে না। লগইন করুন বা নতুন পাসওয়ার্ড নিন।',
  'Please enter a valid email address.': 'সঠিক ইমেইল ঠিকানা লিখুন।',
  'At least {n} characters. Three words you like are easy to remember.':
    'অন্তত {n} অক্ষর। পছন্দের তিনটি শব্দ মনে রাখা সহজ।',
  'At least 6 characters, or 12 for the owner.': 'অন্তত ৬ অক্ষর; মালিকের জন্য ১২।',
  'Easy to guess': 'অনুমান করা সহজ',
  Fair: 'মোটামুটি',
  Strong: 'শক্ত',
  'Password must be at least 6 characters long': 'পাসওয়ার্ড অন্তত ৬ অক্ষরের হতে হবে',
  'Too many attempts. Please wait a while and try again.': 'অনেকবার চেষ্টা হয়েছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।',
  'This account is disabled. Please contact the studio.': 'এই অ্যাকাউন্ট বন্ধ আছে। স্টুডিওর সঙ্গে যোগাযোগ করুন।',
  'Please sign in again and try once more.': 'আবার লগইন করে এই ধাপটি করুন।',
  'The sign-in window was closed before you were signed in.': 'লগইন শেষ হওয়ার আগেই জানালাটি বন্ধ হয়ে গেছে।',
  'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.':
    'ব্রাউজার লগইনের জানালা আটকে দিয়েছে। এই সাইটের জন্য পপ-আপ চালু করে আবার চেষ্টা করুন।',
  'The sign-in was cancelled.': 'লগইন মাঝপথে বাতিল করা হয়েছে।',
  'This email address already has an account here. Sign in with your password.':
    'এই ইমেইল ঠিকানায় আগেই অ্যাকাউন্ট আছে। পাসওয়ার্ড দিয়ে লগইন করুন।',
  'The owner has not set up this way to sign in yet.': 'এভাবে লগইন এখনো চালু করা হয়নি।',
  'This link has expired or has already been used. Ask for a new one.':
    'লিংকটির মেয়াদ শেষ, বা আগেই ব্যবহার করা হয়েছে। নতুন লিংক চেয়ে নিন।',
  'Something went wrong. Please try again.': 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  'Set up': 'শুরু করুন',
  'This site has no owner yet': 'এই সাইটের এখনো কোনো মালিক নেই',
  'The site wrote a code to its log when it started. Enter it here to become the owner.':
    'চালু হওয়ার সময় সাইট লগে একটি কোড লিখেছে। মালিক হতে কোডটি এখানে লিখুন।',
  'Code from the log': 'লগের কোড',
  'Your name': 'আপনার নাম',
  'Claim this site': 'সাইটটি নিজের করে নিন',
} as const
