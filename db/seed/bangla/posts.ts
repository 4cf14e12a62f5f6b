/** The demo's posts in Bangla by key, with the last part of their address. The bodies are in posts/, named as in English. */
export const banglaPosts: Record<string, { title: string; slug: string }> = {
  'last-boat': { title: 'শেষ নৌকার অপেক্ষায়', slug: 'শেষ-নৌকার-অপেক্ষায়' },
  'one-softbox': { title: 'একটা সফটবক্স, একটা ফুলদানি আর পিচ রঙের কাগজ', slug: 'একটা-সফটবক্স-একটা-ফুলদানি' },
  reds: { title: 'ছাপায় লাল কেন বাদামি হয়ে যায়', slug: 'ছাপায়-লাল-কেন-বাদামি-হয়ে-যায়' },
  'five-lenses': { title: 'পাঁচটি লেন্স, আর যেটা রেখে দেব', slug: 'পাঁচটি-লেন্স' },
  licence: { title: 'লাইসেন্সে কী কেনেন: দাম আর ব্যবহারের সোজা কথা', slug: 'লাইসেন্সে-কী-কেনেন' },
  'straight-walls': { title: 'আগে দেয়াল সোজা', slug: 'আগে-দেয়াল-সোজা' },
  monsoon: {
    title: 'বর্ষার আলোর রং, আর খুলনার এক গেটে আষাঢ়ে তোলা সাদা শার্ট কেন ক্যামেরা থেকে পাতলা চায়ের রং হয়ে ফেরে',
    slug: 'বর্ষার-আলোর-রং',
  },
  'lunch-menu': { title: 'ছোট টেবিলে দুপুরের মেনু', slug: 'ছোট-টেবিলে-দুপুরের-মেনু' },
  factory: { title: 'ক্যামেরার জন্য কারখানা গোছানো', slug: 'ক্যামেরার-জন্য-কারখানা-গোছানো' },
}
