export const journal = {
  'Recent Blog': 'সাম্প্রতিক লেখা',
  Posts: 'লেখা',
  Categories: 'বিভাগ',
  'All posts': 'সব লেখা',
  'Loading posts': 'লেখার তালিকা আসছে',
  'Loading the post': 'লেখাটি আসছে',
  'Pages of posts': 'লেখার পাতা',
  'There are not that many pages of posts.': 'লেখার তালিকা এর আগেই শেষ।',
  'Newest posts': 'নতুন লেখায় যান',
  'No posts in this category': 'এই বিভাগে কোনো লেখা নেই',
  'There are no posts in this category yet. Have a look at the others.':
    'এখানে এখনো কিছু লেখা হয়নি। অন্য বিভাগে পড়ার মতো আরও লেখা আছে।',
  'No posts yet': 'এখনো কোনো লেখা নেই',
  'I am writing the first posts. In the meantime, have a look at my work.':
    'প্রথম লেখাগুলো তৈরি হচ্ছে। এর মধ্যে আমার কাজ দেখে নিতে পারেন।',
  'Posted by': 'লিখেছেন',
  '{n} min read': 'পড়তে {n} মিনিট',
  'Total Views': 'মোট কতবার দেখা',
  'Previous and next post': 'আগের ও পরের লেখা',
  'Previous post': 'আগের লেখা',
  'Next post': 'পরের লেখা',
  'Keep reading': 'আরও পড়ুন',
  Preview: 'প্রিভিউ',
  'Preview.': 'প্রিভিউ।',
  'Only people with this link can see this post until it is published on {moment}.':
    '{moment} প্রকাশের আগ পর্যন্ত লেখাটি শুধু তাঁরাই দেখবেন, যাঁদের কাছে এই লিংক আছে।',
  'Only people with this link can see this post. It is a draft.':
    'এটি খসড়া। শুধু তাঁরাই দেখেন, যাঁদের কাছে এই লিংক আছে।',
  'Share this post': 'লেখাটি শেয়ার করুন',
  Share: 'শেয়ার',
  LinkedIn: 'লিংকডইন',
  'Copy link': 'লিংক কপি করুন',
  'Successfully copied the link!': 'লিংক কপি হয়েছে!',
  'The link could not be copied. Please copy it from the address bar.':
    'লিংক কপি করা গেল না। ঠিকানার ঘর থেকে কপি করে নিন।',
  'Notes on photography in Bangladesh: light, weddings, products, factories, prints and prices, from jobs and from the darkroom.':
    'বাংলাদেশে ছবি তোলা নিয়ে লেখা: আলো, বিয়ে, পণ্য, কারখানা, প্রিন্ট আর খরচের কথা, কাজের মাঠ থেকে।',
  'Input a Category Name': 'বিভাগের নাম লিখুন',
  'My Services': 'আমার সেবা',
}
