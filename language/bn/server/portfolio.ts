export const portfolio = {
  'Thank you, your review was added': 'ধন্যবাদ, আপনার রিভিউ যোগ হয়েছে',
  'Review updated successfully': 'রিভিউ হালনাগাদ হয়েছে',
  'Review deleted successfully': 'রিভিউ মুছে ফেলা হয়েছে',
  'You can only review in your own name.': 'রিভিউ শুধু নিজের নামেই লেখা যায়।',
  'Only the author of this review can change it.': 'রিভিউ শুধু যিনি লিখেছেন তিনিই বদলাতে পারেন।',
  'Only the author of this review or the owner can delete it.':
    'রিভিউ শুধু যিনি লিখেছেন তিনি বা মালিক মুছতে পারেন।',
  'This file is larger than {size} MB.': 'ফাইলটি {size} এমবির চেয়ে বড়।',
  'Raw files cannot be shown. Export them as JPEG.': 'র (RAW) ফাইল দেখানো যায় না। জেপেগ হিসেবে এক্সপোর্ট করুন।',
  'New review: {service}, {rating}.0 ({author})': 'নতুন রিভিউ: {service}, {rating}.০ ({author})',
  '{author} reviewed {service}.': '{author} {service} নিয়ে লিখেছেন।',
  'A new review': 'নতুন রিভিউ',
  '{author} reviewed {service} and gave {rating}.0 of 5 stars.':
    '{author} {service} নিয়ে লিখেছেন আর ৫-এর মধ্যে {rating}.০ তারা দিয়েছেন।',
  'See all reviews': 'সব রিভিউ দেখুন',
  'Open {service}': '{service} খুলুন',
  'Choose a picture to upload.': 'আপলোডের জন্য একটি ছবি বেছে নিন।',
  'Picture described successfully': 'ছবির বর্ণনা সংরক্ষিত হয়েছে',
  'Service added successfully': 'সেবা যোগ হয়েছে',
  'Service updated successfully': 'সেবা হালনাগাদ হয়েছে',
  'Service moved': 'সেবার ক্রম বদলেছে',
  'Service deleted successfully': 'সেবা মুছে ফেলা হয়েছে',
  'This picture has more than 100 megapixels.': 'ছবিটি ১০০ মেগাপিক্সেলের চেয়ে বড়।',
  'This file type is not supported. Use a JPEG, PNG, WebP, AVIF, GIF or TIFF file.':
    'এই ধরনের ফাইল এখানে চলে না। JPEG, PNG, WebP, AVIF, GIF বা TIFF ফাইল দিন।',
  'This file is empty. Save or download it again and upload that.':
    'ফাইলটি খালি। আবার সংরক্ষণ বা ডাউনলোড করে সেটি দিন।',
  'This picture is damaged and cannot be read. Save it again as a JPEG, PNG, WebP, AVIF, GIF or TIFF file.':
    'ছবিটি নষ্ট, পড়া যায় না। JPEG, PNG, WebP, AVIF, GIF বা TIFF ফাইল হিসেবে আবার সংরক্ষণ করুন।',
  'HEIC pictures are not supported. Use a JPEG, PNG, WebP, AVIF, GIF or TIFF file. On an iPhone, choose Settings › Camera › Formats › Most Compatible to take JPEG pictures.':
    'HEIC ছবি এখানে চলে না। JPEG, PNG, WebP, AVIF, GIF বা TIFF ফাইল দিন; আইফোনে JPEG তুলতে Settings › Camera › Formats › Most Compatible বেছে নিন।',
}
