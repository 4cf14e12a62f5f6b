/** Titles of the demo's posts in Bangla, by their keys. The bodies lie in posts/, named as in English. */
export const banglaPostTitles: Record<string, string> = {
  'last-boat': 'শেষ নৌকার অপেক্ষায়',
  'one-softbox': 'একটা সফটবক্স, একটা ফুলদানি আর পিচ রঙের কাগজ',
  reds: 'ছাপায় লাল কেন বাদামি হয়ে যায়',
  'five-lenses': 'পাঁচটি লেন্স, আর যেটা রেখে দেব',
  licence: 'লাইসেন্সে কী কেনেন: দাম আর ব্যবহারের সোজা কথা',
}
