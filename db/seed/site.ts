import type { Site, SitePicture } from '../../contract/shape/site-settings.ts'
import type { Db } from '../open.ts'

const hero = (name: string, alt: string): SitePicture => ({
  src: `/media/demo/hero-${name}.jpg`,
  width: 2000,
  height: 1125,
  alt,
})

/** The settings of the demo: a fictional studio. */
export const demoSite: Site = {
  closed: false,
  brand: 'Aloka',
  brandInBangla: 'আলোক',
  trade: 'Photography',
  owner: 'Rafiq Anwar',
  tagline:
    'Photographs for products, people at work, rooms, factories and weddings. Made in Dhaka, delivered anywhere.',
  description:
    'Freelance commercial photographer in Bangladesh with over 21 years of experience: product, corporate, wedding, interior and industrial photography.',
  copyrightYear: 2022,
  address: {
    street: 'House 14, Road 7, Dhanmondi',
    city: 'Dhaka',
    postalCode: '1205',
    country: 'Bangladesh',
    countryCode: 'BD',
  },
  phone: '+880 1700-000000',
  whatsApp: '8801700000000',
  email: 'hello@aloka.example',
  biography: {
    blurb: [
      'I am a freelance commercial photographer in Bangladesh. For over 21 years I have been paid to wait for good light, and I would do it for nothing.',
      'Advertising, fashion, interiors, products and weddings: the subject changes every week. The aim never does. Someone opens the picture and smiles.',
    ],
    lead: 'I am a freelance commercial photographer in Bangladesh with over 21 years of experience, and I still get nervous before every first frame.',
    paragraphs: [
      'It began with a borrowed camera and a roof in Old Dhaka. The first picture anyone paid for was of a tea cup. It took me two days, and it taught me that an ordinary thing, lit with care, is never ordinary.',
      'Since then I have worked in commercial, advertising and fashion photography, in finished homes and half-built towers, on factory floors at four in the morning and at more weddings than I can count. I work alone or with one assistant, I scout every place at the hour of the shoot, and I deliver what I promised on the day I promised it.',
    ],
    fields: 'Commercial, advertising, fashion, interiors, products and weddings',
  },
  awards: [
    {
      year: 2019,
      short: 'Award for a series on river workshops',
      title: 'Award for “Hands of the River”, a series on boat builders',
    },
    {
      year: 2001,
      short: 'First award, for a study of window light',
      title: 'First award, for a study of window light made in a single room',
    },
  ],
  social: {
    twitter: 'https://twitter.com/aloka_example',
    instagram: 'https://www.instagram.com/aloka.example',
    facebook: 'https://www.facebook.com/aloka.example',
    youtube: 'https://www.youtube.com/@aloka.example',
    github: 'https://github.com/aloka-example',
  },
  slides: [
    {
      title: 'Product Photography',
      description:
        'One object, one surface, one well-placed lamp. Pictures that let people feel the weight before they hold it.',
      picture: hero(
        'product',
        'An amber glass perfume bottle with a black cap stands on a dark stone slab among smooth pebbles, lit by a warm glow from behind.',
      ),
    },
    {
      title: 'Corporate Photography',
      description:
        'Towers, teams and annual reports. Your company on its best ordinary day, without a single stock smile.',
      picture: hero(
        'corporate',
        'Glass office towers rise toward a blue dusk sky, seen from street level, with warm lights scattered across their windows.',
      ),
    },
    {
      title: 'Wedding Photography',
      description: 'Lamps, marigolds and a thousand small looks. One evening, told quietly and in order.',
      picture: hero(
        'wedding',
        'Two gold wedding rings, one set with a diamond, rest on folds of champagne satin in front of warm out-of-focus lights.',
      ),
    },
    {
      title: 'Interior Photography',
      description:
        'Rooms at their kindest hour. Straight lines, true colour and the sun exactly where the architect wanted it.',
      picture: hero(
        'interior',
        'Late sunlight falls across a cream sofa, framed prints and a potted plant in a modern living room with a leather armchair in shadow.',
      ),
    },
    {
      title: 'Industrial Photography',
      description:
        'Steel, steam and scale. Plants and production lines photographed while the shift keeps running.',
      picture: hero(
        'industrial',
        'Shafts of sunlight fall through roof openings onto steel tanks and a yellow-railed catwalk inside a dark factory hall lined with pipes.',
      ),
    },
  ],
  notes: {
    services:
      'Every price is a starting point for the work as described. Tell me what you need and I will tell you what it takes.',
    booking: 'Asking costs nothing. You will hear from me soon.',
    blog: 'Notes from jobs, from the darkroom and from the long wait for the right cloud.',
    contact: 'A few lines are enough. I answer every message myself, usually the same evening.',
  },
  clients: [
    { name: 'Nokshi', logo: '#nokshi' },
    { name: 'Niloy', logo: '#niloy' },
    { name: 'Nodi', logo: '#nodi' },
    { name: 'Meghpur Tea Gardens', logo: '#meghpur' },
    { name: 'Ujanpara Steel Works', logo: '#ujanpara' },
    { name: 'Tin Kona Architects', logo: '#tin-kona' },
  ],
  pictures: {
    portrait: {
      src: '/media/demo/portrait.jpg',
      width: 1200,
      height: 1500,
      alt: 'The photographer, bearded and in a dark panjabi, stands in profile against a wide window over hazy Dhaka rooftops, holding a camera with a long lens on a neck strap.',
      caption: 'Self-portrait, north window, seven in the morning.',
    },
    studio: {
      src: '/media/demo/blog-5.jpg',
      width: 1500,
      height: 1000,
      alt: 'A photo studio with two softboxes, a tripod-mounted camera and a vase on a stool in front of a peach paper backdrop.',
    },
    contact: {
      src: '/media/demo/blog-2.jpg',
      width: 1500,
      height: 1000,
      alt: 'A camera on a tripod stands on a wooden jetty at sunset while country boats cross the water.',
    },
    login: {
      src: '/media/demo/wedding-4.jpg',
      width: 1500,
      height: 1000,
      alt: 'Burning brass oil lamps glow among orange and yellow marigold garlands on a dark wooden table.',
      caption: 'Brass lamps and marigolds, Puran Dhaka.',
    },
    register: {
      src: '/media/demo/interior-5.jpg',
      width: 1200,
      height: 1500,
      alt: 'A living room corner with a dark slatted wall, lit floor lamp, leather armchair and cream sofa in evening sun.',
      caption: 'The last hour of sun in a Gulshan flat.',
    },
    lost: {
      src: '/media/demo/interior-3.jpg',
      width: 1200,
      height: 1500,
      alt: 'A floating timber staircase crosses a tall plastered hall where a skylight throws striped sunlight over a bench and a plant.',
      caption: 'Plate 404, still in the developer.',
    },
    share: {
      src: '/media/demo/og-default.jpg',
      width: 1200,
      height: 630,
      alt: 'An amber glass perfume bottle with a black cap stands on a dark stone slab, lit by a warm glow from behind.',
    },
  },
}

/** The demo needs no setup. */
const setUp = { skipped: [], left: true }

/** Inserted at the first start only; later changes stay. */
export const seedDemoSite = (db: Db) =>
  db
    .insertInto('setting')
    .values([
      { name: 'site', value: JSON.stringify(demoSite) },
      { name: 'setup', value: JSON.stringify({ ...setUp, version: new Date().toISOString() }) },
    ])
    .onConflict((c) => c.column('name').doNothing())
    .execute()
