interface DemoShot {
  file: string
  /** Its average colour, shown until it has loaded. */
  colour: string
}

interface DemoSet {
  title: string
  /** When its first picture was taken; the others follow a few minutes apart. */
  from: string
  shots: DemoShot[]
}

interface DemoComment {
  file: string
  actor: 'owner' | 'client'
  body: string
}

export interface DemoGallery {
  bookingEmail: string
  title: string
  pin?: string
  cover: string
  /** An area, not an address, since everybody with the link reads it. */
  place: string
  /** The camera's file number of the first picture. */
  firstNumber: number
  limit: number
  sets: DemoSet[]
  /** Captions by the photographer, in both languages. */
  captions: Record<string, [english: string, bangla: string]>
  chosen: string[]
  comments: DemoComment[]
  /** The client's words with the selection; without them, the client is still choosing. */
  message?: string
}

const set = (title: string, from: string, shots: Record<string, string>): DemoSet => ({
  title,
  from,
  shots: Object.entries(shots).map(([name, colour]) => ({ file: `${name}.jpg`, colour })),
})

export const demoGalleries: DemoGallery[] = [
  {
    bookingEmail: 'tania.r@example.com',
    title: 'Tania’s holud',
    pin: '2468',
    cover: 'wedding-6.jpg',
    place: 'Dhanmondi, Dhaka',
    firstNumber: 4101,
    limit: 6,
    sets: [
      set('Getting ready', '15:10', {
        'wedding-7': '#634c3e',
        'product-6': '#513a24',
        'hero-wedding-2': '#352d1a',
        'wedding-3': '#aa9582',
      }),
      set('The evening', '18:20', {
        'wedding-4': '#5d3312',
        'wedding-6': '#894b33',
        'wedding-8': '#442f1c',
        'wedding-9': '#4b3522',
        'wedding-10': '#292616',
        'hero-wedding': '#7c6044',
      }),
      set('At table', '21:40', {
        'wedding-1': '#846b4f',
        'wedding-2': '#513f2d',
        'hero-product-2': '#583e29',
      }),
    ],
    captions: {
      'wedding-7.jpg': [
        'Ten minutes before anybody else arrived. I asked for nothing; you simply looked out.',
        'সবাই আসার দশ মিনিট আগে। আমি কিছু বলিনি; আপনি নিজেই বাইরে তাকিয়ে ছিলেন।',
      ],
      'product-6.jpg': [
        'Your aunt’s turmeric is the yellow one, top left. She made me promise to say so.',
        'ওপরে বাঁয়ের হলুদটা আপনার খালার। কথাটা লিখতে তিনিই বলে দিয়েছেন।',
      ],
      'wedding-6.jpg': [
        'The lights came on while I was changing lenses. This is the frame I ran for.',
        'লেন্স বদলানোর সময় আলো জ্বলে উঠল। এই ছবিটার জন্যই দৌড়েছিলাম।',
      ],
      'hero-product-2.jpg': [
        'The last tea of the night, for those who carried the chairs.',
        'রাতের শেষ চা, যাঁরা চেয়ার টেনেছেন তাঁদের জন্য।',
      ],
    },
    chosen: [
      'wedding-7.jpg',
      'wedding-4.jpg',
      'wedding-6.jpg',
      'wedding-8.jpg',
      'wedding-10.jpg',
      'wedding-2.jpg',
    ],
    comments: [
      { file: 'wedding-4.jpg', actor: 'client', body: 'This one large, please, for my mother’s wall.' },
      { file: 'wedding-4.jpg', actor: 'owner', body: 'Gladly. I will finish it for a print 60 cm wide.' },
    ],
    message: 'We could not agree on more than six. Thank you for staying until the lamps went out!',
  },
  {
    bookingEmail: 'press.dighipar@example.org',
    title: 'Dighipar Textiles, one day at the mill',
    cover: 'hero-industrial-2.jpg',
    place: 'Narayanganj',
    firstNumber: 4401,
    limit: 5,
    sets: [
      set('Yarn and cloth', '09:20', {
        'hero-industrial-2': '#746754',
        'product-8': '#4e3b2b',
        'industrial-2': '#665b52',
      }),
      set('The workshop', '12:05', {
        'hero-industrial': '#454445',
        'industrial-6': '#5a4a38',
        'industrial-1': '#464647',
        'industrial-3': '#414042',
        'industrial-5': '#4c4947',
      }),
    ],
    captions: {
      'hero-industrial-2.jpg': [
        'My favourite of the day: there is room for your headline on the left.',
        'দিনের সেরা ছবি আমার কাছে: বাঁ দিকে আপনাদের শিরোনামের জায়গা আছে।',
      ],
      'industrial-6.jpg': [
        'Taken from behind glass, with your foreman’s leave. Good for the page about safety.',
        'আপনাদের ফোরম্যানের অনুমতি নিয়ে কাচের আড়াল থেকে তোলা। নিরাপত্তার পাতায় মানাবে।',
      ],
      'product-8.jpg': [
        'The upright one for your catalogue. I can make the ground lighter.',
        'ক্যাটালগের জন্য খাড়া ছবি। পেছনটা আরও হালকা করে দিতে পারি।',
      ],
    },
    chosen: ['hero-industrial-2.jpg', 'product-8.jpg'],
    comments: [
      { file: 'industrial-6.jpg', actor: 'client', body: 'Is there one with the helmet in it, too?' },
      { file: 'industrial-6.jpg', actor: 'owner', body: 'Two. I will add them here by Sunday.' },
    ],
  },
]
