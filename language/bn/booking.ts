export const booking = {
  'Book Now': 'বুকিং দিন',
  'Full name': 'পুরো নাম',
  'Event date': 'অনুষ্ঠানের তারিখ',
  'Chat on WhatsApp': 'হোয়াটসঅ্যাপে কথা বলুন',
  'Hello, I would like to ask about {title}.': 'হ্যালো, {title} নিয়ে জানতে চাই।',
  'Hello, I have a question about my booking request {reference}.':
    'হ্যালো, আমার বুকিং অনুরোধ {reference} নিয়ে একটি প্রশ্ন আছে।',
  'Please wait booking email sending...': 'একটু অপেক্ষা করুন, বুকিংয়ের মেইল যাচ্ছে…',
  'Your request is with me': 'আপনার অনুরোধ পেয়েছি',
  Reference: 'রেফারেন্স',
  Day: 'দিন',
  Service: 'সেবা',
  'What happens next': 'এরপর',
  'A mail with all of this goes to {email}. It is a request until we have agreed on it.':
    'সবকিছু লিখে {email} ঠিকানায় একটি মেইল যাচ্ছে। আমরা একমত হওয়া পর্যন্ত এটি একটি অনুরোধ।',
  'Add to my calendar': 'ক্যালেন্ডারে রাখুন',
  'Book another': 'আরেকটি বুকিং দিন',
} as const
