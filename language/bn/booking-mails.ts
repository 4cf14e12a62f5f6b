/** What becomes of a booking, in the mails about it. */
export const bookingMails = {
  'Confirmed: {service} on {day} ({reference})': 'পাকা হলো: {service}, {day} ({reference})',
  'Your day is confirmed': 'আপনার দিন পাকা হলো',
  '{day} is yours, and I look forward to it. The day is attached for your calendar.':
    '{day} আপনার, আমি অপেক্ষায় থাকব। সঙ্গের ফাইলটি খুললে দিনটি ক্যালেন্ডারে উঠে যাবে।',
  'New date: {service} on {day} ({reference})': 'নতুন তারিখ: {service}, {day} ({reference})',
  'Your booking has moved from {before} to {day}. The attached file moves it in your calendar, too.':
    'আপনার বুকিং {before} থেকে {day} তারিখে সরানো হয়েছে। সঙ্গের ফাইলটি খুললে ক্যালেন্ডারেও তারিখ বদলে যাবে।',
  'About your request {reference}: {service} on {day}': 'আপনার অনুরোধ {reference} প্রসঙ্গে: {service}, {day}',
  'I cannot take this booking': 'এই বুকিংটি নিতে পারছি না',
  'I am sorry, but I am not available on {day}. Thank you for asking.':
    'দুঃখিত, {day} তারিখে আমি সময় দিতে পারছি না। আমার কথা ভেবেছেন, সে জন্য ধন্যবাদ।',
  'Cancelled: {service} on {day} ({reference})': 'বাতিল: {service}, {day} ({reference})',
  'Your booking is cancelled': 'আপনার বুকিং বাতিল হয়েছে',
  'Your booking for {day} is cancelled. The attached file takes it out of your calendar.':
    '{day} তারিখের বুকিং বাতিল হয়েছে। সঙ্গের ফাইলটি খুললে ক্যালেন্ডার থেকেও মুছে যাবে।',
  '{day} has become free: {service} ({reference})': '{day} খালি হয়েছে: {service} ({reference})',
  'The day you wanted is free': 'যে দিনটি চেয়েছিলেন, খালি হয়েছে',
  '{day} has become free, and I am holding it for you until {until}. Please let me know by then whether you want it.':
    '{day} খালি হয়েছে, {until} পর্যন্ত আপনার জন্য রেখে দিচ্ছি। এর মধ্যে জানাবেন, নেবেন কি না।',
  'Your offer: {service} on {day} ({reference})': 'আপনার প্রস্তাব: {service}, {day} ({reference})',
  'Your offer is ready': 'আপনার প্রস্তাব তৈরি',
  'I would be glad to photograph for you on {day}. I am holding the day until {until}. Accept the offer on your page and it is yours.':
    '{day} তারিখে আপনার ছবি তুলতে চাই। {until} পর্যন্ত দিনটি রেখে দিচ্ছি; আপনার পাতায় প্রস্তাবটি গ্রহণ করলেই দিনটি আপনার।',
  'A new offer: {service} on {day} ({reference})': 'নতুন প্রস্তাব: {service}, {day} ({reference})',
  'A new offer for your booking': 'আপনার বুকিংয়ের জন্য নতুন প্রস্তাব',
  'Here is a new offer for {day}. Your day stays confirmed, and you can accept the offer on your page until {until}.':
    '{day} তারিখের জন্য নতুন প্রস্তাব পাঠালাম। আপনার দিন পাকাই থাকছে; {until} পর্যন্ত আপনার পাতায় প্রস্তাবটি গ্রহণ করতে পারবেন।',
  'Withdrawn: the offer for {service} on {day} ({reference})':
    'প্রস্তাব তুলে নেওয়া হয়েছে: {service}, {day} ({reference})',
  'I have withdrawn my offer': 'প্রস্তাবটি তুলে নিয়েছি',
  'I have withdrawn my offer for {day} and no longer hold the day for you. Your request stays open.':
    '{day} তারিখের প্রস্তাবটি তুলে নিয়েছি, দিনটিও আর আপনার জন্য রাখা নেই। আপনার অনুরোধ আগের মতোই আছে।',
  'Accepted: the offer for {service} on {day} ({reference})': 'প্রস্তাব গৃহীত: {service}, {day} ({reference})',
  'You have accepted the offer': 'প্রস্তাবটি গ্রহণ করেছেন',
  'Thank you, {name}. This email is your copy of what you have accepted. The offer itself stays on your page.':
    'ধন্যবাদ, {name}। আপনি যা গ্রহণ করেছেন, এই মেইল তার কপি; প্রস্তাবটি আপনার পাতায়ও থাকবে।',
  '{name} has accepted the offer for {day} ({reference})':
    '{name} {day} তারিখের প্রস্তাব গ্রহণ করেছেন ({reference})',
  'The offer is accepted': 'প্রস্তাব গৃহীত হয়েছে',
  '{name} has accepted your offer for {service} on {day}.':
    '{name} আপনার প্রস্তাব গ্রহণ করেছেন: {service}, {day}।',
  'Payment for a day no longer held: {name} ({reference})':
    'টাকা এসেছে, কিন্তু দিনটি আর রাখা নেই: {name} ({reference})',
  'Paid, but the day is no longer held': 'টাকা এসেছে, কিন্তু দিনটি আর রাখা নেই',
  '{name} has paid for {day}, but the day is no longer held for this booking. The payment is recorded. Confirm the day, offer another one, or refund the payment.':
    '{name} {day}-এর টাকা দিয়েছেন, কিন্তু দিনটি আর তাঁর জন্য রাখা নেই। টাকা হিসাবে উঠেছে। দিনটি পাকা করুন, অন্য দিনের প্রস্তাব দিন বা টাকা ফেরত দিন।',
  'Payment after the day: {name} ({reference})': 'দিন পেরোনোর পর টাকা: {name} ({reference})',
  'Paid after the day': 'দিন পেরোনোর পর টাকা এসেছে',
  '{name} has paid for {day}, which has passed. The payment is recorded, and the booking has not changed.':
    '{name} {day}-এর টাকা দিয়েছেন, কিন্তু দিনটি পেরিয়ে গেছে। পেমেন্ট লেখা হয়েছে, বুকিং বদলায়নি।',
  'Payment to check: {name} ({reference})': 'যাচাই করুন: {name}-এর পেমেন্ট ({reference})',
  'A payment needs checking': 'একটি পেমেন্ট যাচাই করতে হবে',
  'A payment from {name} for {reference} differs from what was requested, or the gateway flags it as risky. Check it in the gateway before you rely on it.':
    '{reference}-এর জন্য {name}-এর পেমেন্ট যত হওয়ার কথা তত নয়, বা গেটওয়ে এতে ঝুঁকি দেখছে। টাকাটা ধরে নেওয়ার আগে গেটওয়েতে দেখে নিন।',
  'Payment not confirmed: {name} ({reference})': 'পেমেন্ট নিশ্চিত হয়নি: {name} ({reference})',
  'No answer from the gateway': 'গেটওয়ে উত্তর দিচ্ছে না',
  'After an hour, the gateway has still not confirmed whether the payment from {name} for {reference} went through. The site keeps checking. If you can see the result in the gateway’s own panel, record it on the booking.':
    '{reference}-এর জন্য {name}-এর পেমেন্ট হয়েছে কি না, গেটওয়ে এক ঘণ্টা ধরে জানায়নি। সাইট খোঁজ নিতে থাকবে। গেটওয়ের নিজের প্যানেলে ফল দেখতে পেলে বুকিংয়ে লিখে রাখুন।',
  'TrxID already on another booking: {name} ({reference})': 'TrxID আগেই অন্য বুকিংয়ে আছে: {name} ({reference})',
  'One TrxID, two bookings': 'এক TrxID, দুই বুকিং',
  '{name} has paid online for {reference}, but the same TrxID is recorded on another booking and counts there. If that entry is wrong, reverse it and record this payment here.':
    '{name} {reference}-এর জন্য অনলাইনে টাকা দিয়েছেন, কিন্তু একই TrxID অন্য বুকিংয়ে লেখা আছে, সেখানেই গোনা হচ্ছে। সেটি ভুল হলে ফিরিয়ে নিন, আর পেমেন্টটি এখানে লিখুন।',
  'No longer held: {day} ({reference})': 'আর রাখা নেই: {day} ({reference})',
  'The day is no longer held': 'দিনটি আর রাখা নেই',
  'I held {day} for you until {until} and did not hear from you, so the day is open to others again. Write to me if you still want it.':
    '{until} পর্যন্ত {day} আপনার জন্য রেখেছিলাম, উত্তর পাইনি। তাই অন্যরা এখন আবার চাইতে পারবেন। আপনি এখনো চাইলে লিখুন।',
  'In a week: {service} on {day} ({reference})': 'এক সপ্তাহ পরে: {service}, {day} ({reference})',
  'Your day is in a week': 'আর এক সপ্তাহ',
  '{day} is a week away. If anything has changed, please let me know now.':
    '{day} আসতে আর এক সপ্তাহ। কিছু বদলে থাকলে এখনই জানান।',
  'Tomorrow: {service} ({reference})': 'আগামীকাল: {service} ({reference})',
  'Your day is tomorrow': 'আগামীকাল আপনার দিন',
  'See you tomorrow, {day}.': 'আগামীকাল, {day}, দেখা হচ্ছে।',
  'Held until {until}: {service} on {day} ({reference})':
    '{until} পর্যন্ত রাখা আছে: {service}, {day} ({reference})',
  'Your hold ends soon': 'দিনটি আর অল্প সময় ধরে রাখা থাকবে',
  'I am holding {day} for you until {until}. After that, others can book it.':
    '{until} পর্যন্ত {day} আপনার জন্য রাখছি। তারপর অন্যরা চাইতে পারবেন।',
  'Waiting for your answer: {service} on {day} ({reference})':
    'আপনার উত্তরের অপেক্ষায়: {service}, {day} ({reference})',
  'I am waiting for your answer': 'আপনার উত্তরের অপেক্ষায় আছি',
  'I am holding {day} for you until {until}. Everything that is still needed from you is on your page.':
    '{until} পর্যন্ত {day} আপনার জন্য রাখছি। আর যা যা দরকার, সব আপনার পাতায় আছে।',
  'Tomorrow: {service}, {name} ({reference})': 'আগামীকাল: {service}, {name} ({reference})',
  'A shoot tomorrow': 'আগামীকাল শুট',
  '{name} expects you on {day} for {service}.': '{name} আপনার অপেক্ষায় থাকবেন: {service}, {day}।',
  'Please call {name}: {day} has become free ({reference})': '{name}-কে জানান: {day} খালি হয়েছে ({reference})',
  'A day on the waiting list has become free': 'অপেক্ষায় থাকা একজনের জন্য দিন খালি হয়েছে',
  '{name} is waiting for {day} and left only a phone number. The day is held for them until {until}. Call or write on WhatsApp, and confirm the booking if they want it.':
    '{name} {day} তারিখের অপেক্ষায় আছেন, শুধু ফোন নম্বর দিয়েছেন। {until} পর্যন্ত দিনটি তাঁর জন্য ধরে রাখা আছে। ফোন করুন বা হোয়াটসঅ্যাপে লিখুন, আর তিনি চাইলে বুকিং পাকা করুন।',
  'No email address was left. The event date is attached for your calendar.':
    'ইমেইল ঠিকানা দেওয়া হয়নি। তারিখটি ক্যালেন্ডারে রাখার ফাইল সঙ্গে আছে।',
  '{name} wants {day} ({reference})': '{name} {day} নিতে চান ({reference})',
  'The client wants the day': 'ক্লায়েন্ট দিনটি নিতে চান',
  '{name} was waiting for {day} and wants it. The day is held until you confirm or cancel the booking.':
    '{name} {day} তারিখের অপেক্ষায় ছিলেন, নিতে চান। আপনি পাকা বা বাতিল না করা পর্যন্ত দিনটি ধরে রাখা থাকবে।',
  '{name} no longer needs {day} ({reference})': '{name}-এর {day} আর দরকার নেই ({reference})',
  'The client no longer needs the day': 'ক্লায়েন্টের দিনটি আর দরকার নেই',
  '{name} no longer needs {day}. The next person on the waiting list is notified.':
    '{name}-এর {day} আর দরকার নেই। এরপর যিনি অপেক্ষায় আছেন, তাঁকে জানানো হচ্ছে।',
} as const
