export interface DemoMessage {
  name: string
  email: string
  subject: string
  message: string
  resolved: boolean
  createdAt: string
}

export const messages: DemoMessage[] = [
  {
    name: 'Jahid Ornob',
    email: 'jahid.ornob@example.com',
    subject: 'Assistant position',
    message:
      'I am in my last year of studies and would like to learn on set during the season. I can carry, tape, make tea and keep quiet. I have attached nothing, because my portfolio is still mostly my cat; may I bring prints?',
    resolved: true,
    createdAt: '2026-06-14T08:20:00.000Z',
  },
  {
    name: 'Shapla Griho Living',
    email: 'office.shaplagriho@example.org',
    subject: 'Invoice for the May shoot',
    message:
      'Please send the invoice for the showroom day to our accounts address, with order number SG-2605 in the subject. The transfer goes out on the first working day of the month.',
    resolved: true,
    createdAt: '2026-06-30T05:47:00.000Z',
  },
  {
    name: 'রুমানা পারভীন',
    email: 'rumana@example.com',
    subject: 'পারিবারিক ছবি',
    message:
      'আসসালামু আলাইকুম। ঈদের পরে আমাদের পরিবারের একটা ছবি তুলতে চাই, মোট উনিশজন, সবচেয়ে ছোটজনের বয়স তিন মাস আর সবচেয়ে বড়জনের একানব্বই। ছাদে হলে ভালো হয়। কবে সময় হবে, আর খরচ কেমন হবে, জানাবেন।',
    resolved: true,
    createdAt: '2026-07-08T14:12:00.000Z',
  },
  {
    name: 'Laila Odrika',
    email: 'laila.odrika@example.com',
    subject: 'Licence for a billboard',
    message:
      'May we use two of the frames from the March day on a billboard in Chattogram until the end of the year? It is one site, about six by three metres. If there is a separate price for each picture we would begin with the red handwheel.',
    resolved: true,
    createdAt: '2026-07-23T10:38:00.000Z',
  },
  {
    name: 'Peter Lindqvair',
    email: 'peter.lindqvair@example.org',
    subject: 'Is the studio reachable by wheelchair?',
    message:
      'I will visit with a colleague who uses a wheelchair. Is there a lift, and is the door at street level wide enough (we need 80 cm)?',
    resolved: true,
    createdAt: '2026-08-11T07:05:00.000Z',
  },
  {
    name: 'Oishi Barua',
    email: 'oishi.barua@example.com',
    subject: 'Credit line for the magazine',
    message:
      'The stair hall will be published in October. How would you like to be credited, and may the editor crop the picture to a square? She promises to keep the skylight.',
    resolved: true,
    createdAt: '2026-08-26T12:59:00.000Z',
  },
  {
    name: 'Mitu Haldar',
    email: 'mitu.haldar@example.com',
    subject: 'Prints for our reception hall',
    message:
      'We loved the marigold picture on your site and wonder whether it can be had as a large print, about 120 by 80 cm, framed in plain teak. It would hang opposite a window, so please advise on the paper.',
    resolved: true,
    createdAt: '2026-09-09T09:26:00.000Z',
  },
  {
    name: 'Arif Tonmoy',
    email: 'arif.tonmoy@example.com',
    subject: 'Do you travel to Sylhet?',
    message: [
      'Assalamu alaikum,',
      'Our tea garden near Sreemangal needs pictures before the winter flush: the slopes at sunrise, the withering shed and a few portraits of the people who pick. Three days at most, and we can arrange the stay.',
      'Do you travel this far, and what would it cost beside the day rate? The second week of December would suit us best.',
      'With thanks,\nArif',
    ].join('\n\n'),
    resolved: false,
    createdAt: '2026-09-29T04:14:00.000Z',
  },
  {
    name: 'Samiha Dyuti',
    email: 'samiha.dyuti@example.com',
    subject: 'A wedding on a boat, and several questions',
    message: [
      'Dear Arko,',
      'We are getting married in January and the reception will be on a boat, which sounded simple when we decided it. It is a two-deck launch that holds a hundred and twenty people. We leave Sadarghat at three in the afternoon, turn round somewhere before Chandpur, and should be back by nine, although the captain only smiles when we ask him about the nine.',
      'I read your post about waiting for the last boat and thought that you would at least not be afraid of the river. Here is what we would like to know. The lower deck has tube lights and a very low ceiling painted green. Can anything be done about that, or should we keep all the ceremonies upstairs? Upstairs there is a canvas roof that the crew can roll back, but then there is direct sun until about five. My grandmother is ninety and will sit wherever she decides to sit, probably by the engine room, because it is warm.',
      'We do not need many posed pictures. Both of us look like passport photographs when someone counts to three. What we would love is one picture of the whole boat from outside, at dusk, with everyone on the upper deck. A friend can follow us in a smaller boat with a motor, if you can be in two places, or send somebody.',
      'Would the ordinary wedding service cover this, or does the water make it something else? And do you get seasick? It is a serious question; our last photographer did.',
      'Warmly,\nSamiha and Rohit',
    ].join('\n\n'),
    resolved: false,
    createdAt: '2026-10-07T16:33:00.000Z',
  },
  {
    name: 'শুভ্র মণ্ডল',
    email: 'shubhro@example.org',
    subject: 'মেনুর ছবি আবার তোলা',
    message:
      'দাদা, শীতের মেনুতে সাতটা নতুন পদ যোগ হচ্ছে: পিঠা তিন রকম, হাঁসের মাংস, খেজুর গুড়ের পায়েস আর দুটো স্যুপ। আগের সেই জানালার পাশের টেবিলটা এখনো আছে। আধা দিনে হবে কি? নভেম্বরের শেষ সপ্তাহে হলে আমাদের ছাপার কাজটা সময়মতো শেষ হয়।',
    resolved: false,
    createdAt: '2026-10-16T11:21:00.000Z',
  },
  {
    name: 'Kashphul Ceramics',
    email: 'studio.kashphul@example.org',
    subject: 'Monthly product days',
    message:
      'We bring out about thirty new pieces each month and look for a steady arrangement: the same set and the same light on the first Tuesday, perhaps for a year. Is there a price for twelve days together?',
    resolved: false,
    createdAt: '2026-10-21T06:50:00.000Z',
  },
  {
    name: 'Nabila Projnya',
    email: 'nabila.p@example.org',
    subject: 'Gallery password',
    message:
      'The private gallery asks for the password on every visit and my uncles cannot remember it. Could it be something shorter, or stay signed in on a phone?',
    resolved: false,
    createdAt: '2026-10-29T13:44:00.000Z',
  },
]
