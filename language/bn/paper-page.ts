/** The page of an offer, an invoice or a receipt. */
export const paperPage = {
  'QR code of this page': 'এই পাতার কিউআর কোড',
  'Open online': 'অনলাইনে দেখুন',
  'Download the PDF': 'পিডিএফ ডাউনলোড করুন',
  Print: 'ছাপান',
  Paper: 'কাগজ',
  'This paper is not here': 'কাগজটি এখানে পাওয়া গেল না',
}
