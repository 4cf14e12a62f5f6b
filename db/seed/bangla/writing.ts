/** The demo's categories and authors in Bangla, by their keys. */
export const banglaCategories: Record<string, string> = {
  'field-notes': 'মাঠের নোট',
  studio: 'স্টুডিও',
  darkroom: 'ডার্করুম',
  'before-you-book': 'বুকিংয়ের আগে',
}

export const banglaAuthors: Record<string, { designation: string; about: string }> = {
  arko: {
    designation: 'আলোকচিত্রী',
    about:
      'অর্কর শুরু ধার করা ক্যামেরা নিয়ে পুরান ঢাকার এক ছাদে। একুশ বছরের বেশি সময় ধরে ভালো আলোর জন্য অপেক্ষা করাই তাঁর পেশা। পণ্য, ঘর, কারখানা আর বিয়ের ছবি তোলেন, শুটের সময়টাতেই জায়গা দেখে আসেন, আর পরে লিখে রাখেন কী অন্যভাবে করতেন।',
  },
  rehana: {
    designation: 'রিটাচার ও প্রিন্টার',
    about:
      'কার্ড থেকে অ্যালবাম পর্যন্ত যা কিছু, সব রেহানার হাতে: বাছাই, রং, প্রুফ আর কাগজ। প্রিন্ট করা শিখেছেন রাজশাহীর এক ডার্করুমে, আর লাল রং এখনো বিচার করেন জানালার কাছে নিয়ে গিয়ে।',
  },
}
