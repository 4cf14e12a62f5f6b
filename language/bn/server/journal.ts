export const journal = {
  'Author added successfully': 'লেখক যোগ হয়েছে',
  'Author updated successfully': 'লেখকের তথ্য হালনাগাদ হয়েছে',
  'Author deleted successfully': 'লেখক মুছে ফেলা হয়েছে',
  'Another author already has this name or slug.': 'এই নাম বা স্লাগে আরেকজন লেখক আছেন।',
  'Category added successfully': 'বিভাগ যোগ হয়েছে',
  'Category updated successfully': 'বিভাগ হালনাগাদ হয়েছে',
  'Category deleted successfully': 'বিভাগ মুছে ফেলা হয়েছে',
  'Another category already has this name or slug.': 'এই নাম বা স্লাগে আরেকটি বিভাগ আছে।',
  '1 post uses this {noun}. Move or delete it first.': 'একটি লেখায় এই {noun} আছে। আগে লেখাটি সরান বা মুছুন।',
  '{count} posts use this {noun}. Move or delete them first.':
    '{count}টি লেখায় এই {noun} আছে। আগে লেখাগুলো সরান বা মুছুন।',
  'Draft saved': 'খসড়া সংরক্ষিত হয়েছে',
  'This post is published or scheduled. Save it, and choose there whether it becomes a draft again.':
    'লেখাটি প্রকাশিত, বা প্রকাশের সময় ঠিক করা। সংরক্ষণের সময় বেছে নিন, আবার খসড়া হবে কি না।',
  'Choose an existing category and author.': 'আছে এমন বিভাগ ও লেখক বেছে নিন।',
  'Another post already has this slug.': 'এই স্লাগে আরেকটি লেখা আছে।',
  'Preview link renewed. The old one no longer works.': 'নতুন প্রিভিউ লিংক হয়েছে। পুরোনোটি আর কাজ করবে না।',
  'Blog deleted successfully': 'লেখা মুছে ফেলা হয়েছে',
  'This post is published. Everyone can see it.': 'লেখাটি প্রকাশিত, সবাই দেখতে পান।',
  'Choose a category.': 'একটি বিভাগ বেছে নিন।',
  'Choose an author.': 'একজন লেখক বেছে নিন।',
}
