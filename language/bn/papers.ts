/** What stands on offers, invoices and receipts. */
export const papers = {
  'Issued by': 'প্রতিষ্ঠান',
  For: 'গ্রাহক',
  Particulars: 'বিবরণ',
  'Stands until': 'মেয়াদ শেষ',
  'Day of the shoot': 'ছবি তোলার দিন',
  'For invoice': 'যে বিলের জন্য',
  'Invoice total': 'বিলের মোট',
  'Cancelled on {day}': '{day} তারিখে বাতিল',
  'No. {number}': 'নং {number}',
  'In words: Taka {words} only': 'কথায়: {words} টাকা মাত্র',
  'In words: Taka {taka} and paisa {paisa} only': 'কথায়: {taka} টাকা {paisa} পয়সা মাত্র',
  'Advance paid': 'অগ্রিম পরিশোধিত',
  'How to accept': 'যেভাবে রাজি হবেন',
  'Accept the offer on the page of your booking. Once the advance has arrived, the day is yours.':
    'আপনার বুকিং পাতায় প্রস্তাবে রাজি হোন। অগ্রিম এলেই দিনটি আপনার।',
  'How to pay': 'যেভাবে টাকা দেবেন',
  'Pay on the page of your booking, or send it by hand and write the TrxID there.':
    'বুকিং পাতা থেকে টাকা দিন, অথবা নিজে পাঠিয়ে সেখানে TrxID লিখুন।',
  'Thank you': 'ধন্যবাদ',
  'Keep this paper. The same receipt is always on the page of your booking.':
    'কাগজটি রেখে দিন। একই রসিদ আপনার বুকিং পাতায় সব সময় পাবেন।',
}
