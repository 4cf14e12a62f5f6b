export const reviews = {
  'No review matches': 'মেলে এমন রিভিউ নেই',
  'Try a name, a word of the review or another service.': 'নাম, রিভিউয়ের কোনো শব্দ বা অন্য সেবা দিয়ে দেখুন।',
  'Signed-in customers leave reviews on the page of a service. Ask the last client you worked for.':
    'লগইন করা গ্রাহক সেবার পাতায় রিভিউ দেন। শেষ যাঁর কাজ করেছেন, তাঁকে বলুন।',
  '{things} by everyone found, newest first': 'সবার {things} পাওয়া গেছে, নতুনটি আগে',
  '{things} by everyone, newest first': 'সবার {things}, নতুনটি আগে',
  'Search reviews': 'রিভিউ খুঁজুন',
  'All services': 'সব সেবা',
  Stars: 'তারা',
  'All stars': 'সব তারা',
  'You have not written a review': 'আপনি কোনো রিভিউ লেখেননি',
  'After a shoot, tell others how it went. Ten characters are enough; a story is better.':
    'শুটের পর অন্যদের জানান কেমন হলো। দশটি অক্ষরই যথেষ্ট; গল্প হলে আরও ভালো।',
  'Find your service': 'আপনার সেবাটি খুঁজুন',
  'Reviews appear under the service with your name and photo. You can change or delete yours at any time.':
    'রিভিউ আপনার নাম ও ছবিসহ সেবার নিচে থাকে। যেকোনো সময় বদলাতে বা মুছতে পারেন।',
  'Are you sure you want to DELETE this review?': 'এই রিভিউটি মুছে ফেলবেন?',
  'It is deleted permanently, and the average rating of the service changes.':
    'স্থায়ীভাবে মুছে যাবে, সেবার গড়ও বদলাবে।',
  'the review by {name}': '{name}-এর রিভিউ',
  'the review of {serviceName}': '{serviceName} নিয়ে রিভিউ',
  'Edit {what}': '{what} বদলান',
  'Delete {what}': '{what} মুছুন',
  'Whose reviews': 'কার রিভিউ',
  'My reviews': 'আমার রিভিউ',
  'All reviews': 'সব রিভিউ',
}
