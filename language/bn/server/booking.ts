export const booking = {
  'Your booking request {reference} was received. I will get back to you soon.':
    'আপনার বুকিংয়ের অনুরোধ {reference} পেয়েছি। শিগগিরই জানাব।',
  'Thank you, your message was received. I will reply soon.': 'ধন্যবাদ, আপনার বার্তা পেয়েছি। শিগগিরই উত্তর দেব।',
  'This service is no longer offered.': 'এই সেবা এখন আর দেওয়া হয় না।',
  'A former customer': 'সাবেক গ্রাহক',
  'This email address or phone number is already on the waiting list for this day.':
    'এই ইমেইল বা ফোন নম্বর দিয়ে একজন আগেই এই দিনের অপেক্ষার তালিকায় আছেন।',
  'Many people have joined the waiting list from your network today. Please write to me or call.':
    'আজ আপনার নেটওয়ার্ক থেকে অনেকে অপেক্ষার তালিকায় নাম দিয়েছেন। আমাকে লিখুন বা ফোন করুন।',
  'No more messages can be added here. Please email or call me.':
    'এখানে আর বার্তা রাখার জায়গা নেই। আমাকে মেইল করুন বা ফোন করুন।',
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
  '{day} is already taken.': '{day} আগেই নেওয়া হয়ে গেছে।',
  '{day} cannot be booked.': '{day} তারিখে বুকিং নেওয়া হয় না।',
  'This time on {day} is not free.': '{day} তারিখে এই সময়টা খালি নেই।',
  '{day} is already taken. The next free days are {days}.': '{day} আগেই নেওয়া হয়ে গেছে। এরপর খালি আছে {days}।',
  '{day} cannot be booked. The next free days are {days}.':
    '{day} তারিখে বুকিং নেওয়া হয় না। এরপর খালি আছে {days}।',
  'This time on {day} is not free. The next free days are {days}.':
    '{day} তারিখে এই সময়টা খালি নেই। এরপর খালি আছে {days}।',
  'You are on the waiting list for this day ({reference}). I will call as soon as it is free.':
    'এই দিনের অপেক্ষার তালিকায় আপনার নাম আছে ({reference})। খালি হলেই ফোন করব।',
  'You are on the waiting list for this day ({reference}). I will write as soon as it is free.':
    'এই দিনের অপেক্ষার তালিকায় আপনার নাম আছে ({reference})। খালি হলেই লিখব।',
  'I am keeping the day for you': 'দিনটি আপনার জন্য ধরে রাখা থাকল',
  'Thank you for letting me know': 'জানানোর জন্য ধন্যবাদ',
  'The time to answer has passed, and the day is no longer held.': 'উত্তর দেওয়ার সময় শেষ, দিনটি আর রাখা নেই।',
  'This booking has just been changed. Please look at it again.': 'ঠিক এই মুহূর্তেই বুকিংটি বদলেছে। আরেকবার দেখুন।',
  'This booking is not confirmed yet.': 'এই বুকিং এখনো পাকা হয়নি।',
  'This booking is on the waiting list.': 'এই বুকিং অপেক্ষার তালিকায় আছে।',
  'The day of this booking is held, but not confirmed yet.': 'এই বুকিংয়ের দিন ধরে রাখা আছে, তবে এখনো পাকা হয়নি।',
  'This booking is already confirmed.': 'এই বুকিং আগেই পাকা হয়েছে।',
  'This booking is already done.': 'এই বুকিংয়ের কাজ শেষ।',
  'This booking was declined.': 'এই বুকিং নেওয়া হয়নি।',
  'This booking was cancelled.': 'এই বুকিং বাতিল হয়েছে।',
  'May I move your day to {asked}? ({reference})': 'আপনার দিনটি কি {asked} তারিখে নেওয়া যায়? ({reference})',
  'I would like to move your booking from {day} to {asked}. Nothing changes until you agree on your page. I am holding the new day for you until {until}.':
    'আপনার বুকিং {day} থেকে {asked} তারিখে নিতে চাই। আপনার পাতায় আপনি রাজি না হওয়া পর্যন্ত কিছুই বদলাবে না। {until} পর্যন্ত নতুন দিনটি আপনার জন্য রেখে দিচ্ছি।',
  '{asked} is not possible ({reference})': '{asked} সম্ভব হচ্ছে না ({reference})',
  'Your booking stays as it is': 'আপনার বুকিং আগের মতোই থাকছে',
  'I am sorry, {asked} is not possible. Your booking stays on {day}.':
    'দুঃখিত, {asked} সম্ভব হচ্ছে না। আপনার বুকিং {day} তারিখেই থাকছে।',
  'The link to your booking {reference}': 'আপনার বুকিং {reference}-এর লিংক',
  'This link opens everything about your booking for {day}. Anyone who has it can read your booking and answer in your name, so please keep it to yourself.':
    'এই লিংকে {day} তারিখের বুকিংয়ের সবকিছু পাবেন। লিংকটি যাঁর কাছে থাকবে, তিনি আপনার বুকিং পড়তে আর আপনার হয়ে উত্তর দিতে পারবেন, তাই নিজের কাছেই রাখুন।',
  'A message from {name} about {reference}': '{reference} নিয়ে {name}-এর বার্তা',
  'A message about a booking': 'একটি বুকিং নিয়ে বার্তা',
  '{name} has written about {service} on {day}.': '{name} {day} তারিখের {service} নিয়ে লিখেছেন।',
  '{name} asks for {asked} instead of {day} ({reference})': '{name} {day}-এর বদলে {asked} চান ({reference})',
  'A client asks for another day': 'ক্লায়েন্ট আরেকটি দিন চান',
  '{name} would like to move {service} from {day} to {asked}. The day stays as it is until you agree.':
    '{name} {service} {day} থেকে {asked} তারিখে সরাতে চান। আপনি রাজি না হওয়া পর্যন্ত দিনটি আগের মতোই থাকবে।',
  '{name} accepts {day} ({reference})': '{name} {day} নিচ্ছেন ({reference})',
  'The client accepts the day you proposed': 'আপনার প্রস্তাবিত দিনে ক্লায়েন্ট রাজি',
  '{name} agrees: {service} has moved to {day}.': '{name} রাজি: {service} এখন {day} তারিখে।',
  '{name} keeps {day} ({reference})': '{name} {day} রাখছেন ({reference})',
  'The client cannot make the day you proposed': 'আপনার প্রস্তাবিত দিনে ক্লায়েন্টের সুবিধা হচ্ছে না',
  '{name} would rather keep {day} than move to {asked}.': '{name} {asked}-এর বদলে {day} রাখতে চান।',
  '{name} has cancelled {day} ({reference})': '{name} {day} বাতিল করেছেন ({reference})',
  'A booking is cancelled': 'একটি বুকিং বাতিল হয়েছে',
  '{name} has cancelled {service} on {day}. The day is free again.':
    '{name} {day} তারিখের {service} বাতিল করেছেন। দিনটি আবার খালি।',
  'It is too late to cancel online. Please write or call, and we will find a solution.':
    'এখানে বাতিল করার সময় পেরিয়ে গেছে। আমাকে লিখুন বা ফোন করুন, মিলে একটা উপায় বের করব।',
  'The booking is already on this day.': 'বুকিংটি এই দিনেই আছে।',
  'This has already been answered. Please look at the booking again.':
    'এর উত্তর আগেই দেওয়া হয়েছে। বুকিংটি আরেকবার দেখুন।',
  'Thank you, I have your message': 'ধন্যবাদ, আপনার বার্তা পেয়েছি',
  'I have your request and will answer soon. Until then your day stays yours.':
    'কোন দিন চান জানলাম, শিগগিরই উত্তর দেব। ততদিন আগের দিনটি আপনারই থাকছে।',
  'The new day is yours': 'নতুন দিনটি আপনার',
  'Your day stays as it was': 'আপনার দিন আগের মতোই থাকল',
  'If the reference and the address match, the link is on its way.':
    'রেফারেন্স আর ঠিকানা মিললে লিংকটি পাঠানো হচ্ছে।',
  'Starts at': 'শুরু',
  'Answer now': 'এখনই জানান',
  'Open the request': 'অনুরোধটি খুলুন',
  'Open the booking': 'বুকিংটি খুলুন',
  'Open the message': 'বার্তাটি খুলুন',
  'Write to {name} on WhatsApp': 'হোয়াটসঅ্যাপে {name}-কে লিখুন',
  'Your reply to this email goes to the sender.': 'এই মেইলের উত্তর দিলে প্রেরকের কাছে যাবে।',
  'Your reply to this email goes to the sender. The event date is attached for your calendar.':
    'এই মেইলের উত্তর দিলে প্রেরকের কাছে যাবে। তারিখটি ক্যালেন্ডারে রাখার ফাইল সঙ্গে আছে।',
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
  'See the offer': 'প্রস্তাবটি দেখুন',
  'There is an offer for this day. Please accept the offer.': 'এই দিনের জন্য একটি প্রস্তাব আছে। সেটি গ্রহণ করুন।',
  'Request saved': 'অনুরোধ সংরক্ষিত হয়েছে',
  'Request deleted': 'অনুরোধ মুছে ফেলা হয়েছে',
  'Issue resolved successfully': 'মিটে গেছে বলে চিহ্নিত হয়েছে',
  'Marked as pending': 'অপেক্ষায় রাখা হয়েছে',
  'Moved to requests': 'অনুরোধের তালিকায় ফিরেছে',
  'Moved to inbox': 'ইনবক্সে ফিরেছে',
  'There is no email address to write to.': 'লেখার মতো কোনো ইমেইল ঠিকানা নেই।',
  'The client has been erased. Documents and payments are kept.':
    'ক্লায়েন্টের তথ্য মুছে গেছে। কাগজপত্র ও পেমেন্ট থাকছে।',
  'This request is in spam. Move it to requests first.': 'অনুরোধটি স্প্যামে আছে। আগে অনুরোধের তালিকায় ফেরান।',
  'Nothing is waiting for the client at the moment.': 'এখন ক্লায়েন্টের কাছে কিছু বাকি নেই।',
  'There is no mail server yet, so no email can go out.': 'এখনো কোনো মেইল সার্ভার নেই, তাই ইমেইল যেতে পারবে না।',
  'You have already sent a reminder in the last 24 hours.': 'গত ২৪ ঘণ্টায় একবার মনে করিয়ে দিয়েছেন।',
  'The reminder is on its way': 'মনে করিয়ে দেওয়ার ইমেইল যাচ্ছে',
  'The booking is confirmed': 'বুকিং পাকা হয়েছে',
  'The request is declined': 'অনুরোধ ফিরিয়ে দেওয়া হয়েছে',
  'Booking moved': 'বুকিংয়ের দিন বদলেছে',
  'Booking marked as done': 'বুকিংয়ের কাজ শেষ',
  'Days blocked': 'দিনগুলো বন্ধ রাখা হয়েছে',
  'Days opened for booking again': 'দিনগুলোতে আবার বুকিং নেওয়া যাবে',
  'Special hours saved': 'দিনটির আলাদা সময় ঠিক হয়েছে',
  'The day uses the weekly hours again': 'দিনটি আবার সপ্তাহের নিয়মে চলবে',
  'The link is renewed': 'নতুন লিংক তৈরি হয়েছে',
  'The client has been asked to agree': 'ক্লায়েন্টের সম্মতি চাওয়া হয়েছে',
  'The client has been notified that the day stays the same': 'ক্লায়েন্টকে জানানো হয়েছে, দিনটি আগের মতোই থাকছে',
  'Your reply is saved': 'আপনার উত্তর সংরক্ষিত হয়েছে',
  'These notes were changed somewhere else since you opened them. Nothing was overwritten.':
    'আপনি খোলার পর নোট অন্য কোথাও বদলানো হয়েছে। কোনো লেখা হারায়নি।',
  'Notes saved': 'নোট সংরক্ষিত হয়েছে',
  'Message deleted': 'বার্তা মুছে ফেলা হয়েছে',
  'The booking was cancelled': 'বুকিং বাতিল হয়েছে',
  'The offer expired': 'প্রস্তাবের মেয়াদ শেষ',
  'This is not a calendar.': 'এটি কোনো ক্যালেন্ডার নয়।',
  'Its address leads into a private network.': 'ঠিকানাটি ব্যক্তিগত নেটওয়ার্কের।',
  'Its address does not begin with https.': 'ঠিকানাটি https দিয়ে শুরু নয়।',
  'It has too many events.': 'ক্যালেন্ডারটিতে অনেক বেশি ইভেন্ট আছে।',
  'It is too large.': 'ক্যালেন্ডারটি খুব বড়।',
  'Its server does not allow access to it.': 'এর সার্ভার দেখার অনুমতি দেয় না।',
  'There is no calendar at this address.': 'এই ঠিকানায় কোনো ক্যালেন্ডার নেই।',
  'Its server reports an error.': 'সার্ভারে সমস্যা হয়েছে।',
  'It redirects too many times.': 'ঠিকানাটি বারবার অন্য ঠিকানায় নিয়ে যায়।',
  'It takes too long to respond.': 'আসতে খুব বেশি সময় লাগছে।',
  'Its server cannot be reached.': 'সার্ভারের সঙ্গে যোগাযোগ করা যাচ্ছে না।',
  'This calendar cannot be read.': 'ক্যালেন্ডারটি পড়া যায় না।',
  'The calendar is being read': 'ক্যালেন্ডার পড়া হচ্ছে',
  'Calendar renamed': 'ক্যালেন্ডারের নাম বদলেছে',
  'The calendar is being refreshed': 'ক্যালেন্ডার আবার পড়া হচ্ছে',
  'Calendar removed': 'ক্যালেন্ডারটি বাদ দেওয়া হয়েছে',
  'You can add at most {mostCalendars} calendars.': 'বাইরের সর্বোচ্চ {mostCalendars}টি ক্যালেন্ডার রাখা যায়।',
  'Reply saved': 'উত্তর সংরক্ষিত হয়েছে',
  'Saved reply deleted': 'তৈরি উত্তর মুছে ফেলা হয়েছে',
  'You already have {most} saved replies. Delete one to make room.':
    '{most}টি তৈরি উত্তর হয়ে গেছে। জায়গা করতে একটি মুছুন।',
}
