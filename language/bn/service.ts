/** Services with their galleries and reviews. */
export const service = {
  'My Service': 'আমার সেবা',
  'View More Services': 'সব সেবা দেখুন',
  'Service Details': 'সেবার বিবরণ',
  'Learn more': 'আরও জানুন',
  Gallery: 'গ্যালারি',
  'Contact Me': 'যোগাযোগ করুন',
  'Loading services': 'সেবার তালিকা আসছে',
  'Loading the service': 'সেবাটি আসছে',
  'No services yet': 'এখনো কোনো সেবা নেই',
  'The list of services is being put together. Tell me what you need meanwhile.':
    'সেবার তালিকা তৈরি হচ্ছে। এর মধ্যে আপনার কী দরকার, আমাকে জানান।',
  'Nothing on this page': 'এই পাতায় কিছু নেই',
  'The list of services ends before it.': 'সেবার তালিকা এর আগেই শেষ।',
  'To the first page': 'প্রথম পাতায় যান',
  'Pages of services': 'সেবার পাতা',
  'Product, corporate, wedding, interior and industrial photography in Bangladesh: what each service includes and what it costs.':
    'বাংলাদেশে পণ্য, করপোরেট, বিয়ে, ঘর আর কারখানার ছবি: কোন সেবায় কী আছে, খরচ কত।',
  'Customer Reviews': 'গ্রাহকদের রিভিউ',
  'Customer Reviews ({rating})': 'গ্রাহকদের রিভিউ ({rating})',
  'Nobody has reviewed this service yet. Yours would be the first.':
    'এই সেবা নিয়ে এখনো কেউ লেখেননি। আপনারটিই হবে প্রথম।',
  'Pages of reviews': 'রিভিউয়ের পাতা',
  'from {n} review': '{n}টি রিভিউ থেকে',
  'from {n} reviews': '{n}টি রিভিউ থেকে',
  'Leave a review': 'রিভিউ লিখুন',
  'Your rating': 'আপনার রেটিং',
  'Your review': 'আপনার রিভিউ',
  'What was it like to work together?': 'একসঙ্গে কাজ করে কেমন লাগল?',
  'Submit review': 'রিভিউ পাঠান',
  'Kindly login or register to leave your feedback!': 'মতামত জানাতে লগইন বা নিবন্ধন করুন!',
  'Please wait review sending...': 'একটু অপেক্ষা করুন, রিভিউ যাচ্ছে…',
} as const
