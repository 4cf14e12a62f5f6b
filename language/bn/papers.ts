/** What stands on offers, invoices and receipts. */
export const papers = {
  'Issued by': 'প্রতিষ্ঠান',
  For: 'ক্লায়েন্ট',
  Particulars: 'বিবরণ',
  'Day of the shoot': 'ছবি তোলার দিন',
  'For invoice': 'যে বিলের জন্য',
  'Invoice total': 'বিলের মোট',
  'Cancelled on {day}': '{day} তারিখে বাতিল',
  'No. {number}': 'নং {number}',
  'In words: Taka {words} only': 'কথায়: {words} টাকা মাত্র',
  'In words: Taka {taka} and paisa {paisa} only': 'কথায়: {taka} টাকা {paisa} পয়সা মাত্র',
  'Advance paid': 'অগ্রিম পরিশোধিত',
  'How to accept': 'যেভাবে রাজি হবেন',
  'Accept the offer on your booking page. Once the advance has arrived, the day is yours.':
    'আপনার বুকিং পাতায় প্রস্তাবে রাজি হোন। অগ্রিম পৌঁছালেই দিনটি আপনার।',
  'How to pay': 'যেভাবে টাকা দেবেন',
  'On your page': 'আপনার পাতায়',
  'Pay on your booking page, or enter the TrxID there if you have sent the money yourself.':
    'বুকিং পাতা থেকে টাকা দিন, বা নিজে পাঠিয়ে থাকলে সেখানে TrxID লিখুন।',
  'Send Money': 'সেন্ড মানি',
  'Paid so far': 'এ পর্যন্ত পরিশোধিত',
  'Paid before': 'আগে পরিশোধিত',
  'Balance after this': 'এর পরে বাকি',
  'Balance after this, due on {day}': 'এর পরে বাকি, প্রদেয় {day}',
  'Advance for {service}': '{service}: অগ্রিম',
  'Balance for {service}': '{service}: বাকি টাকা',
  'Part payment for {service}': '{service}: আংশিক পরিশোধ',
  'Payment for {service}': '{service}: পরিশোধ',
  'Thank you': 'ধন্যবাদ',
  'Please keep this receipt. You can always find it on your booking page.':
    'কাগজটি রেখে দিন। একই রসিদ আপনার বুকিং পাতায় সব সময় পাবেন।',
}
