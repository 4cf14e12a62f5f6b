export const people = {
  'Your account was deleted': 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে',
  'This is not your password.': 'এটি আপনার পাসওয়ার্ড নয়।',
  'The owner’s account cannot be deleted.': 'মালিকের অ্যাকাউন্ট মুছে ফেলা যায় না।',
  'This is not the email address of your account.': 'এটি আপনার অ্যাকাউন্টের ইমেইল ঠিকানা নয়।',
  Merged: 'একজন হিসেবে জোড়া দেওয়া হয়েছে',
  Undone: 'সব আগের মতো হয়েছে',
  'No such request, message or account was found.': 'এমন কোনো অনুরোধ, বার্তা বা অ্যাকাউন্ট নেই।',
  'These are already merged.': 'এগুলো আগে থেকেই জোড়া।',
}
