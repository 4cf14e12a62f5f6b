/** Payments: what the server answers and what mails say. */
export const money = {
  'I have received {amount} for your booking {reference}. Thank you. The receipt is on your page.':
    'আপনার বুকিং {reference}-এর জন্য {amount} পেয়েছি। ধন্যবাদ। রসিদ আপনার পাতায় আছে।',
  'Received: {amount} ({reference})': 'পেয়েছি: {amount} ({reference})',
  'Your payment has arrived': 'আপনার টাকা পেয়েছি',
  'Accepted by': 'গ্রহণ করেছেন',
  'Fingerprint (SHA-256)': 'ডিজিটাল ছাপ (SHA-256)',
  'Please accept the offer first.': 'আগে প্রস্তাবটি গ্রহণ করুন।',
  'Everything is already paid. Thank you.': 'সব টাকা দেওয়া হয়ে গেছে। ধন্যবাদ।',
  'Please do not pay again. It is not confirmed yet whether your last payment went through. Your page will show it as soon as it is.':
    'আবার টাকা দেবেন না। আপনার আগের টাকা পৌঁছেছে কি না, এখনো জানা যায়নি; জানা গেলেই আপনার পাতায় দেখা যাবে।',
  'This payment method is not set up.': 'এভাবে টাকা দেওয়ার ব্যবস্থা এখনো নেই।',
  'This payment method is not responding at the moment. Please try again, or send the money yourself.':
    'এই মুহূর্তে সাড়া পাওয়া যাচ্ছে না। আবার চেষ্টা করুন, বা নিজে টাকা পাঠান।',
  'See the offer': 'প্রস্তাবটি দেখুন',
  'Thank you. The offer is accepted.': 'ধন্যবাদ। প্রস্তাবটি গৃহীত হলো।',
  'The offer has changed since you read it. Please look at it again.':
    'আপনি পড়ার পর প্রস্তাবটি বদলেছে। আরেকবার দেখে নিন।',
  'There is an offer for this day. Please accept the offer.': 'এই দিনের জন্য একটি প্রস্তাব আছে। সেটি গ্রহণ করুন।',
  'The offer has expired. Write to me if you still want the day.':
    'প্রস্তাবের মেয়াদ শেষ। দিনটি এখনো চাইলে আমাকে লিখুন।',
  '{name} says they paid for {reference}. Check whether the money has arrived, and record the result.':
    '{name} জানিয়েছেন, {reference}-এর টাকা পাঠিয়েছেন। টাকা এসেছে কি না দেখে জানান।',
  '{name} says they paid ({reference})': '{name} জানিয়েছেন, টাকা পাঠিয়েছেন ({reference})',
  'A payment to check': 'একটি পেমেন্ট যাচাই করতে হবে',
  'I could not find your payment. Please check the TrxID, or write to me.':
    'আপনি যে পেমেন্টের কথা জানিয়েছেন, সেটি খুঁজে পাইনি। TrxID আরেকবার দেখুন, বা আমাকে লিখুন।',
  'Your payment was not found ({reference})': 'আপনার পেমেন্ট পাওয়া যায়নি ({reference})',
  'I could not find your payment': 'আপনার পেমেন্ট খুঁজে পাইনি',
  'Thank you. I will check whether it has arrived and write to you.': 'ধন্যবাদ। টাকা এসেছে কি না দেখে আপনাকে জানাব।',
  'I am still checking your last payment. Please wait a little.':
    'আপনার আগের পেমেন্টটি এখনো মিলিয়ে দেখছি। একটু অপেক্ষা করুন।',
  'The balance of {sum} for invoice {number} is due. Your page shows how to pay. If you have already sent it, please ignore this email.':
    'বিল {number}-এর বাকি {sum} দেওয়ার সময় হয়েছে। কীভাবে দেবেন, আপনার পাতায় লেখা আছে। টাকা পাঠিয়ে থাকলে এই মেইলটি উপেক্ষা করুন।',
  'Balance due: {sum} ({reference})': 'বাকি টাকা: {sum} ({reference})',
  'A friendly reminder': 'মনে করিয়ে দিচ্ছি',
}
