export interface DemoReview {
  serviceKey: string
  personKey: string
  rating: 1 | 2 | 3 | 4 | 5
  review: string
  createdAt: string
}

export const reviews: DemoReview[] = [
  {
    serviceKey: 'homes',
    personKey: 'mehnaz',
    rating: 5,
    review:
      'He waited two hours for the sun to reach the kitchen island, and it was worth every minute. The flat sold within a week.',
    createdAt: '2024-04-11T15:20:00.000Z',
  },
  {
    serviceKey: 'homes',
    personKey: 'thomas',
    rating: 4,
    review:
      'We rented a flat in Banani to visiting staff and needed pictures that would not disappoint anybody on arrival. These do not. The small bathroom looks small, which I first wanted changed and now think is right. One star less because the first date was lost to fog and the next free one was twelve days later.',
    createdAt: '2024-12-03T09:42:00.000Z',
  },
  {
    serviceKey: 'boardroom',
    personKey: 'arif',
    rating: 4,
    review:
      'Fourteen directors in one day and nobody missed a meeting. The light matches from the first portrait to the last, so the board page finally looks like one company. Choosing on the screen before leaving the room saved us a month of emails. I would only ask for a third crop with more space on the left for our annual report.',
    createdAt: '2025-02-26T10:18:00.000Z',
  },
  {
    serviceKey: 'wedding-story',
    personKey: 'nabila',
    rating: 5,
    review:
      'Two houses at the same time, and in the album they face each other. My father crying over his glasses is on the left page; I am laughing about my hair on the right. I had no idea either was happening.',
    createdAt: '2025-03-08T17:31:00.000Z',
  },
  {
    serviceKey: 'holud',
    personKey: 'rumana',
    rating: 5,
    review: 'পরদিন সকালেই কুড়িটা ছবি পেয়েছিলাম, আত্মীয়রা সবাই অবাক। মেহেদির কাছ থেকে তোলা ছবিগুলো অসাধারণ।',
    createdAt: '2025-03-17T14:40:00.000Z',
  },
  {
    serviceKey: 'shop-set',
    personKey: 'jewel',
    rating: 4,
    review: 'Ten bags, thirty files, named with our codes. I uploaded them on the bus home.',
    createdAt: '2025-04-21T08:33:00.000Z',
  },
  {
    serviceKey: 'shop-set',
    personKey: 'tahmina',
    rating: 4,
    review: 'Good, plain and fast. Exactly what the page says, nothing less and nothing more.',
    createdAt: '2025-06-16T10:49:00.000Z',
  },
  {
    serviceKey: 'shop-set',
    personKey: 'elin',
    rating: 2,
    review:
      'I did read that reflective things are better booked as a full day, but I thought four of ten would be fine. The steel bottles have a grey band down the middle and the correction round did not remove it. The fabric pieces are good. I should have been told on the morning, when I unpacked them, that it would not work.',
    createdAt: '2025-09-02T07:15:00.000Z',
  },
  {
    serviceKey: 'food-table',
    personKey: 'shubho',
    rating: 5,
    review:
      'রান্নাঘরের পাশে একটা ছোট টেবিলেই চৌদ্দটা পদের ছবি। ডালের রং যে এত সুন্দর হলুদ, আমরা নিজেরাই ভুলে গিয়েছিলাম। মেনু ছাপার পর খাসির তেহারির অর্ডার বেড়েছে।',
    createdAt: '2025-09-28T12:55:00.000Z',
  },
  {
    serviceKey: 'homes',
    personKey: 'sadia',
    rating: 5,
    review:
      'বাড়িটা বানাতে আমাদের চার বছর লেগেছে। ছবিতে দেয়ালের রংটা ঠিক সেই রঙেই এসেছে যেটা আমরা বেছেছিলাম। সিঁড়িঘরের ছবিটা বাঁধাই করে রেখেছি।',
    createdAt: '2025-11-14T13:05:00.000Z',
  },
  {
    serviceKey: 'product',
    personKey: 'kashphul',
    rating: 5,
    review:
      'Our glaze has a green in it that no camera has ever found. It is in these pictures. We held the cups against the screen to check.',
    createdAt: '2025-11-17T06:52:00.000Z',
  },
  {
    serviceKey: 'holud',
    personKey: 'tahmina',
    rating: 5,
    review:
      'He knelt on the floor for the children and stood on nothing for the adults. Every small cousin looks like a person and not like the top of a head.',
    createdAt: '2025-12-22T18:12:00.000Z',
  },
  {
    serviceKey: 'product',
    personKey: 'arif',
    rating: 4,
    review:
      'Six leather wallets, each with its own grain, none of them shiny. Delivery took a day longer than promised, but he called to say so before I had to ask.',
    createdAt: '2025-12-29T13:30:00.000Z',
  },
  {
    serviceKey: 'shop-set',
    personKey: 'sadia',
    rating: 4,
    review: 'ছোট দোকানের জন্য দামটা সাধ্যের মধ্যে। সব ছবির মাপ এক হওয়াতে পেজটা দেখতে গোছানো লাগে।',
    createdAt: '2026-01-09T15:03:00.000Z',
  },
  {
    serviceKey: 'holud',
    personKey: 'shubho',
    rating: 4,
    review:
      'হলুদের রং একদম ঠিকঠাক এসেছে, আর নাচের ছবিগুলোতে প্রাণ আছে। তবে বিদ্যুৎ চলে যাওয়ার পর শেষ আধ ঘণ্টার ছবি একটু কম পেয়েছি। তাঁর দোষ নয়, তবু একটা তারা কম দিলাম।',
    createdAt: '2026-02-11T16:26:00.000Z',
  },
  {
    serviceKey: 'product',
    personKey: 'rumana',
    rating: 5,
    review: 'আমার হাতে বানানো গয়নার ছবি আগে কেউ এত যত্ন করে তোলেনি। ছোট একটা দুলের জন্যও আধ ঘণ্টা সময় দিয়েছেন।',
    createdAt: '2026-02-18T16:44:00.000Z',
  },
  {
    serviceKey: 'food-table',
    personKey: 'elin',
    rating: 4,
    review:
      'Our cookbook needed forty plates in three days and got them, hot. The order of shooting on the wall calmed the whole kitchen. A little too much dark wood for my taste, although everyone else likes it.',
    createdAt: '2026-03-02T09:24:00.000Z',
  },
  {
    serviceKey: 'corporate',
    personKey: 'dighipar',
    rating: 5,
    review:
      'He asked what a competitor could not photograph. We talked about it for an hour and then rewrote our website. The pictures are excellent as well.',
    createdAt: '2026-03-11T07:47:00.000Z',
  },
  {
    serviceKey: 'wedding-story',
    personKey: 'mong',
    rating: 5,
    review:
      'We had a Chattogram wedding and a Bandarban reception, with a night bus between them. Both photographers were on it. The plan they wrote with our families fitted on one sheet of paper and was the only thing that week that went as written. Six hundred and twelve pictures, five weeks to the day, and the small albums for the parents were a surprise even though they were in the contract. My mother keeps hers in the steel almirah with the land papers. If I must find a fault: the private gallery asked for its password on every visit, and my uncles telephoned me for it, every one of them, several times.',
    createdAt: '2026-03-19T11:54:00.000Z',
  },
  {
    serviceKey: 'product',
    personKey: 'thomas',
    rating: 3,
    review:
      'Beautiful pictures, wrong shape. Our marketplace wants square files with a tenth of space on each side and the perfume set came very tight and upright. The brief did say square, on page two. It was corrected in four days; the launch was in three. The quality I cannot complain about, the bottle glows.',
    createdAt: '2026-04-07T08:20:00.000Z',
  },
  {
    serviceKey: 'corporate',
    personKey: 'thomas',
    rating: 2,
    review:
      'The office and facade pictures are fine. The team pictures were planned for Tuesday morning, when a third of our team works from another site; I had mentioned it on the phone but it was not on the list, so nobody remembered. A second visit was offered at half price. I think it should have been free.',
    createdAt: '2026-04-22T11:16:00.000Z',
  },
  {
    serviceKey: 'holud',
    personKey: 'farhan-lamia',
    rating: 5,
    review:
      'Warm white in front, colours behind: he said it to the decorator once, kindly, and the stage looked better to our own eyes too.',
    createdAt: '2026-04-30T12:07:00.000Z',
  },
  {
    serviceKey: 'industrial',
    personKey: 'dighipar',
    rating: 5,
    review:
      'Buyers ask us who made these. Three halls, eight positions, and production did not lose a minute. He refused one angle that I wanted because it meant stepping over the line, found a better one from the stairs, and our safety officer has been quoting him ever since.',
    createdAt: '2026-05-12T06:29:00.000Z',
  },
  {
    serviceKey: 'interior',
    personKey: 'oishi',
    rating: 5,
    review:
      'As an architect I look at verticals first. They are vertical. Then I look at the white of the plaster, and it is the white I specified.',
    createdAt: '2026-05-19T11:22:00.000Z',
  },
  {
    serviceKey: 'product',
    personKey: 'nabila',
    rating: 5,
    review:
      'I sat next to the big screen and watched one serum bottle take shape for an hour and ten minutes. First it was a brown blob. Then the edge appeared, then the liquid, then a tiny highlight on the shoulder that he moved up and down with a strip of paper no wider than a finger. He explained each step without being asked and never once made me feel I was in the way. I now understand what I am paying for, which cannot be said of most invoices that reach my desk. Our returns because of “colour not as shown” went from eleven in spring to two in summer.',
    createdAt: '2026-05-25T10:11:00.000Z',
  },
  {
    serviceKey: 'corporate',
    personKey: 'nabila',
    rating: 4,
    review:
      'People who hate cameras look like themselves. I would have liked more pictures of the meeting rooms in use and fewer of them empty.',
    createdAt: '2026-06-17T13:36:00.000Z',
  },
  {
    serviceKey: 'wedding',
    personKey: 'tahmina',
    rating: 5,
    review:
      'Our grandmother never smiles for cameras. There are eleven pictures of her laughing. I do not know how it was done and I do not want to.',
    createdAt: '2026-06-20T15:14:00.000Z',
  },
  {
    serviceKey: 'shop-set',
    personKey: 'mehnaz',
    rating: 3,
    review:
      'The pictures themselves are clean and the colours are right. We lost almost an hour of our half day because the client before us ran late, so the last two candles got one view each. They were photographed again the next week without a charge, which was fair, but I had to cross the city twice.',
    createdAt: '2026-06-24T11:38:00.000Z',
  },
  {
    serviceKey: 'interior',
    personKey: 'sajid',
    rating: 4,
    review:
      'Our showroom has three kinds of lamps and no windows to speak of, so this was never going to be quick. He turned half of them off, which worried me, and the furniture suddenly had shape. Delivered in nine working days. I would have liked two or three wider views for the website header.',
    createdAt: '2026-06-29T09:13:00.000Z',
  },
  {
    serviceKey: 'wedding',
    personKey: 'sajid',
    rating: 5,
    review:
      'Calm, on time and almost invisible. The album came a week early and every cousin has asked to borrow it.',
    createdAt: '2026-07-02T05:40:00.000Z',
  },
  {
    serviceKey: 'product',
    personKey: 'mong',
    rating: 4,
    review:
      'Very good work on handwoven fabric, you can count the threads. Parking near the studio is hopeless, bring your samples by CNG.',
    createdAt: '2026-07-13T14:27:00.000Z',
  },
  {
    serviceKey: 'wedding',
    personKey: 'farhan-lamia',
    rating: 4,
    review:
      'Beautiful evening pictures by lamp light. We would have liked a few more of the stage, but what we have is wonderful.',
    createdAt: '2026-07-17T10:05:00.000Z',
  },
  {
    serviceKey: 'industrial',
    personKey: 'jewel',
    rating: 4,
    review:
      'Strong pictures from a dye house full of steam, which is not easy. The confidential check took two rounds, as we had not made clear which labels mattered. Send that list early.',
    createdAt: '2026-07-28T10:41:00.000Z',
  },
  {
    serviceKey: 'wedding',
    personKey: 'rumana',
    rating: 5,
    review:
      'মায়ের হাতে টিকলি পরানোর ছবিটা দেখে বাসার সবাই চুপ হয়ে গিয়েছিল। কোনো ফ্ল্যাশ নেই, কোনো হইচই নেই। উনি যে ঘরে ছিলেন সেটাই টের পাইনি।',
    createdAt: '2026-07-30T16:48:00.000Z',
  },
  {
    serviceKey: 'interior',
    personKey: 'shubho',
    rating: 5,
    review:
      'রেস্তোরাঁর ভেতরের ছবির জন্য সন্ধ্যার ঠিক সেই পনেরো মিনিট বেছে নিয়েছিলেন। জানালার বাইরের আকাশ আর ভেতরের বাতি দুটোই সমান সুন্দর এসেছে।',
    createdAt: '2026-08-01T14:50:00.000Z',
  },
  {
    serviceKey: 'corporate',
    personKey: 'sajid',
    rating: 3,
    review:
      'Solid work, late by four days in a week when our report went to print. The evening shot of the tower is the cover now, so all is nearly forgiven.',
    createdAt: '2026-08-04T15:09:00.000Z',
  },
  {
    serviceKey: 'wedding',
    personKey: 'nabila',
    rating: 5,
    review:
      'The ten-minute phone call a week before was worth more than our three meetings with the event company.',
    createdAt: '2026-08-12T13:29:00.000Z',
  },
  {
    serviceKey: 'wedding',
    personKey: 'sadia',
    rating: 5,
    review:
      'শাড়ির লাল রংটা ছাপা ছবিতেও লালই আছে, বাদামি হয়ে যায়নি। আগে আমার বোনের বিয়ের অ্যালবামে এই নিয়ে খুব মন খারাপ হয়েছিল।',
    createdAt: '2026-08-27T17:03:00.000Z',
  },
  {
    serviceKey: 'product',
    personKey: 'sadia',
    rating: 4,
    review: 'ছবির মান চমৎকার। শুধু প্রথমবার ফাইলের নাম আমাদের কোডের সঙ্গে মেলেনি, জানানোর পর সেদিনই ঠিক করে দিয়েছেন।',
    createdAt: '2026-08-30T12:02:00.000Z',
  },
  {
    serviceKey: 'wedding',
    personKey: 'thomas',
    rating: 5,
    review:
      'I am the foreign half of this wedding and understood perhaps a third of what was happening on the day. The album explained the rest to me, in order, from the dressing room to the last rickshaw. My parents in Enugu have watched the gallery more often than the video. He also photographed my uncle asleep behind the buffet, which is now the most printed picture in the family.',
    createdAt: '2026-09-06T08:51:00.000Z',
  },
  {
    serviceKey: 'interior',
    personKey: 'elin',
    rating: 5,
    review:
      'Twelve square metres that look like twelve square metres. Guests arrive and say it is just like the pictures. For a small guest house that is the best review we can get, so I am passing it on.',
    createdAt: '2026-09-08T07:34:00.000Z',
  },
  {
    serviceKey: 'industrial',
    personKey: 'mong',
    rating: 5,
    review: 'The portraits of our night shift hang in the canteen. People bring their children to see them.',
    createdAt: '2026-09-15T12:19:00.000Z',
  },
  {
    serviceKey: 'wedding',
    personKey: 'shubho',
    rating: 4,
    review: 'ছবি নিয়ে কোনো অভিযোগ নেই। তবে অ্যালবাম হাতে পেতে চার সপ্তাহের জায়গায় পাঁচ সপ্তাহ লেগেছে।',
    createdAt: '2026-09-18T14:33:00.000Z',
  },
  {
    serviceKey: 'corporate',
    personKey: 'mong',
    rating: 5,
    review:
      'Everybody in the frame was asked, in their own language, and two who said no were simply left out without any fuss. It set a tone for the whole day.',
    createdAt: '2026-09-21T08:05:00.000Z',
  },
  {
    serviceKey: 'wedding',
    personKey: 'arif',
    rating: 5,
    review:
      'Rain, a power cut and the wrong flowers. None of it is in the pictures except the rain, and that looks as though we had ordered it.',
    createdAt: '2026-10-01T12:45:00.000Z',
  },
  {
    serviceKey: 'product',
    personKey: 'jewel',
    rating: 5,
    review:
      'Second year, same set, same light. Put the two catalogues side by side and you cannot tell where one ends.',
    createdAt: '2026-10-06T09:58:00.000Z',
  },
  {
    serviceKey: 'wedding',
    personKey: 'mehnaz',
    rating: 5,
    review:
      'He asked for the room with the best window and it was the kitchen. So I got dressed in the kitchen, next to the rice, and those are the pictures I love.',
    createdAt: '2026-10-13T09:37:00.000Z',
  },
  {
    serviceKey: 'interior',
    personKey: 'kashphul',
    rating: 4,
    review:
      'Lovely stair picture and calm, patient people. Please put a little more furniture moving into the price next time; our shop assistants had sore backs.',
    createdAt: '2026-10-14T10:57:00.000Z',
  },
  {
    serviceKey: 'wedding',
    personKey: 'oishi',
    rating: 5,
    review: 'আমাদের দুই পরিবার প্রথমবার একসঙ্গে চা খাচ্ছে, অনুষ্ঠান শেষে, ক্লান্ত মুখে। সবচেয়ে প্রিয় ছবি এটাই।',
    createdAt: '2026-10-24T18:20:00.000Z',
  },
]
