interface DemoShot {
  file: string
  /** Its mean, which stands in its place until it comes. */
  colour: string
}

interface DemoSet {
  title: string
  /** When its first picture was taken; a few minutes lie between two of them. */
  from: string
  shots: DemoShot[]
}

const set = (title: string, from: string, shots: Record<string, string>): DemoSet => ({
  title,
  from,
  shots: Object.entries(shots).map(([name, colour]) => ({ file: `${name}.jpg`, colour })),
})

/** A gallery that was delivered, to somebody whose booking is over. */
export const demoGallery = {
  bookingEmail: 'tania.r@example.com',
  title: 'Tania’s holud',
  pin: '2468',
  cover: 'wedding-6.jpg',
  /** Everybody knows where; nobody has to be told the number of the house. */
  place: 'Dhanmondi, Dhaka',
  sets: [
    set('Getting ready', '15:10', {
      'interior-4': '#798879',
      'product-4': '#c09e89',
      'hero-product': '#3f362d',
      'product-5': '#2b2521',
      'product-1': '#323338',
      'interior-2': '#a79a89',
      'wedding-7': '#634c3e',
    }),
    set('The evening', '18:20', {
      'wedding-4': '#5d3312',
      'wedding-6': '#894b33',
      'wedding-5': '#957553',
      'hero-wedding': '#7c6044',
      'wedding-3': '#aa9582',
      'wedding-1': '#846b4f',
      'wedding-2': '#513f2d',
    }),
    set('The house, the morning after', '08:40', {
      'hero-interior': '#6e5e4b',
      'interior-1': '#8f8578',
      'interior-3': '#968d81',
      'interior-5': '#725e49',
      'product-2': '#968064',
      'blog-2': '#907872',
    }),
  ],
  chosen: [
    'wedding-7.jpg',
    'wedding-4.jpg',
    'wedding-6.jpg',
    'wedding-5.jpg',
    'wedding-2.jpg',
    'hero-interior.jpg',
  ],
  comment: { file: 'wedding-4.jpg', body: 'This one large, please, for my mother’s wall.' },
  message: 'We could not agree on more than six. Thank you for staying until the lamps went out!',
}
