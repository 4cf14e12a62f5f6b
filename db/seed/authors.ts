export interface DemoAuthor {
  key: string
  name: string
  designation: string
  email: string
  facebookLink: string
  instagramLink: string
  image: string
  about: string
  createdAt: string
}

export const authors: DemoAuthor[] = [
  {
    key: 'arko',
    name: 'Arko Dipto',
    designation: 'Photographer',
    email: 'arko.dipto@example.com',
    facebookLink: 'https://www.facebook.com/example-arko-dipto',
    instagramLink: 'https://www.instagram.com/example_arko_dipto',
    image: 'portrait.jpg',
    about:
      'Arko began with a borrowed camera on a roof in Old Dhaka and has been paid to wait for good light for over 21 years. He photographs products, rooms, factories and weddings, scouts every place at the hour of the shoot, and writes down afterwards what he would do differently.',
    createdAt: '2024-12-28T05:00:00.000Z',
  },
  {
    key: 'rehana',
    name: 'Rehana Das',
    designation: 'Retoucher and Printer',
    email: 'rehana.das@example.com',
    facebookLink: 'https://www.facebook.com/example-rehana-das',
    instagramLink: 'https://www.instagram.com/example_rehana_das',
    image: 'blog-6.jpg',
    about:
      'Rehana looks after everything that happens between the card and the album: choosing, colour, proofs and paper. She learned to print in a wet darkroom in Rajshahi and still judges a red by carrying it to the window.',
    createdAt: '2025-01-06T05:30:00.000Z',
  },
]
