/** What stands on offers, invoices and receipts. */
export const papers = {
  'Issued by': 'প্রতিষ্ঠান',
  For: 'গ্রাহক',
  Particulars: 'বিবরণ',
  Count: 'সংখ্যা',
  Each: 'দর',
  'Stands until': 'মেয়াদ শেষ',
  'Day of the shoot': 'ছবি তোলার দিন',
  'Balance due on': 'বাকি পরিশোধের শেষ দিন',
  'For invoice': 'যে বিলের জন্য',
  'Invoice total': 'বিলের মোট',
  Received: 'প্রাপ্ত',
  'Cancelled on {day}': '{day} তারিখে বাতিল',
  'No. {number}': 'নং {number}',
  'In words: Taka {words} only': 'কথায়: {words} টাকা মাত্র',
}
