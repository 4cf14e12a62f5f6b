/** Titles of the demo's posts in Bangla, by their keys. The bodies lie in posts/, named as in English. */
export const banglaPostTitles: Record<string, string> = {
  'last-boat': 'শেষ নৌকার অপেক্ষায়',
  'one-softbox': 'একটা সফটবক্স, একটা ফুলদানি আর পিচ রঙের কাগজ',
  reds: 'ছাপায় লাল কেন বাদামি হয়ে যায়',
  'five-lenses': 'পাঁচটি লেন্স, আর যেটা রেখে দেব',
  licence: 'লাইসেন্সে কী কেনেন: দাম আর ব্যবহারের সোজা কথা',
  'straight-walls': 'আগে দেয়াল সোজা',
  monsoon: 'বর্ষার আলোর রং, আর খুলনার এক গেটে আষাঢ়ে তোলা সাদা শার্ট কেন ক্যামেরা থেকে পাতলা চায়ের রং হয়ে ফেরে',
  'lunch-menu': 'ছোট টেবিলে দুপুরের মেনু',
  factory: 'ক্যামেরার জন্য কারখানা গোছানো',
}
