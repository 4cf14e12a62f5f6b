export interface DemoPerson {
  key: string
  name: string
  email: string
  photo: string | null
}

export const people: DemoPerson[] = [
  { key: 'mehnaz', name: 'Mehnaz Ahona', email: 'mehnaz@example.com', photo: null },
  { key: 'tahmina', name: 'Tahmina K.', email: 'tahmina.k@example.com', photo: null },
  { key: 'sajid', name: 'Sajid R.', email: 'sajid.r@example.com', photo: null },
  { key: 'farhan-lamia', name: 'Farhan & Lamia', email: 'farhan.lamia@example.org', photo: null },
  { key: 'rumana', name: 'রুমানা পারভীন', email: 'rumana@example.com', photo: null },
  { key: 'sadia', name: 'সাদিয়া নওরীন', email: 'sadia.nowrin@example.com', photo: null },
  { key: 'shubho', name: 'শুভ্র মণ্ডল', email: 'shubhro@example.org', photo: null },
  { key: 'arif', name: 'Arif Tonmoy', email: 'arif.tonmoy@example.com', photo: null },
  { key: 'oishi', name: 'Oishi Barua', email: 'oishi.barua@example.com', photo: null },
  { key: 'nabila', name: 'Nabila Projnya', email: 'nabila.p@example.org', photo: null },
  { key: 'jewel', name: 'Jewel Mardi', email: 'jewel.mardi@example.com', photo: null },
  { key: 'mong', name: 'Mong Prue', email: 'mong.prue@example.com', photo: null },
  { key: 'kashphul', name: 'Kashphul Ceramics', email: 'studio.kashphul@example.org', photo: null },
  { key: 'dighipar', name: 'Dighipar Textiles', email: 'press.dighipar@example.org', photo: null },
  { key: 'elin', name: 'Elin Sandvand', email: 'elin.sandvand@example.com', photo: null },
  { key: 'thomas', name: 'Thomas Okwara', email: 'thomas.okwara@example.org', photo: null },
]
