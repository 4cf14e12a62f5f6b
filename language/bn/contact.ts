export const contact = {
  'Get in touch': 'যোগাযোগ করুন',
  'Tell me what you want to see': 'কী দেখতে চান, বলুন',
  'Hello, I would like to ask you something.': 'হ্যালো, আপনার কাছে একটা কথা জানতে চাই।',
  Address: 'ঠিকানা',
  Phone: 'ফোন',
  Email: 'ইমেইল',
  'Email address': 'ইমেইল ঠিকানা',
  'Your Full Name': 'আপনার পুরো নাম',
  Subject: 'বিষয়',
  'Your Message': 'আপনার বার্তা',
  'Send message': 'বার্তা পাঠান',
  'Please wait email sending...': 'একটু অপেক্ষা করুন, মেইল যাচ্ছে…',
} as const
