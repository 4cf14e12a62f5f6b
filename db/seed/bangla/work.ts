/** The demo's wall in Bangla, by the file of each picture: title and place. */
export const banglaWorks: Record<string, [title: string, place: string]> = {
  'hero-industrial.jpg': ['সকালের পালা, শব্দ শুরুর আগে', 'উজানপাড়া স্টিল ওয়ার্কস, নারায়ণগঞ্জ'],
  'wedding-5.jpg': ['একটি তার, অন্যটি আমাকে ধরতে দিয়েছিল', 'ধানমন্ডি'],
  'wedding-4.jpg': ['প্রদীপ জ্বলেছিল দুবার; প্রথমবার জিতেছিল বাতাস', 'পুরান ঢাকা'],
  'interior-3.jpg': ['সকাল এগারোটা, মাত্র নয় মিনিট', 'তিন কোনা, গুলশান'],
  'product-1.jpg': ['নিলয়, দশটা বেজে দশ, যেমন হওয়া চাই', 'স্টুডিও'],
  'hero-interior.jpg': ['যে চেয়ারে কেউ বসে না', 'বনানী'],
  'corporate-5.jpg': ['সবাই তখনো কাজে', 'মতিঝিল, ঢাকা'],
  'product-2.jpg': ['দ্বিতীয় কাপ', 'মেঘপুর চা-বাগান'],
  'hero-wedding.jpg': ['আংটি, বিশ্রামে', 'ধানমন্ডি'],
  'industrial-5.jpg': ['ছাদ গলে আলো, কেউ ডাকেনি', 'নারায়ণগঞ্জ'],
  'industrial-4.jpg': ['ট্যাংকগুলো যখন তামা হয়ে ওঠে', 'পতেঙ্গা'],
  'product-5.jpg': ['একটি বাতি, চল্লিশ মিনিট', 'নকশি, স্টুডিও'],
  'wedding-1.jpg': ['কেউ বসার আগে', 'কাশবন হল, ঢাকা'],
  'interior-4.jpg': ['সবুজ টালি, একটি সৎ আয়না', 'উত্তরা'],
  'industrial-3.jpg': ['লাল মানে আগে জিজ্ঞেস করুন', 'চট্টগ্রাম'],
  'wedding-3.jpg': ['নুসরাত আর তানভীর, ডাকযোগে', 'ধানমন্ডি'],
  'hero-product.jpg': ['নকশি, সেই বোতল', 'স্টুডিও'],
  'corporate-2.jpg': ['লবি, একবারের জন্য ফাঁকা', 'তেজগাঁও'],
  'interior-1.jpg': ['রান্নাঘর, জানালা ঠিক পাশে', 'বনানী'],
  'interior-5.jpg': ['পাঁচটায় বাতি জ্বলে', 'বনানী'],
  'wedding-2.jpg': ['চার গ্লাস, এক শুভকামনা', 'কাশবন হল, ঢাকা'],
  'product-3.jpg': ['যে ওজন চোখে দেখা যায়', 'স্টুডিও'],
  'industrial-1.jpg': ['দাঁত', 'গাজীপুর'],
  'hero-corporate.jpg': ['ওপরে তাকাতে পয়সা লাগে না', 'মতিঝিল, ঢাকা'],
  'product-4.jpg': ['গোলাপ, আর যা যা গোলাপের গন্ধ দেয়', 'স্টুডিও'],
  'interior-2.jpg': ['লিনেন, ইচ্ছে করেই ইস্ত্রি ছাড়া', 'উত্তরা'],
  'corporate-4.jpg': ['সারা দিনের সেই মিটিংয়ের আগে', 'তেজগাঁও'],
  'industrial-2.jpg': ['নয় নম্বর সারি', 'গাজীপুর'],
}

/** What is told beside a few of them. */
export const banglaStories: Record<string, string> = {
  'hero-industrial.jpg': 'ছাদ দিয়ে রোদ আসে মোটে আধ ঘণ্টা। কোন আধ ঘণ্টা, সেটা আমরা আগেই জেনে নিয়েছিলাম।',
  'wedding-4.jpg': 'উঠোনে হলুদের সন্ধ্যা, অতিথিরা আসার এক ঘণ্টা আগে। প্রদীপ ছাড়া আর কোনো আলো নেই।',
}

export const banglaWorkKinds: Record<string, string> = {
  Weddings: 'বিয়ে',
  Products: 'পণ্য',
  Interiors: 'ঘরবাড়ি',
  Corporate: 'প্রতিষ্ঠান',
  Industrial: 'কারখানা',
}
