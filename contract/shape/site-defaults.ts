import type { Site, SitePicture } from './site-settings.ts'

const none: SitePicture = { src: '', alt: '', caption: '' }

/** The settings of a new site: almost empty, because nothing may be invented for its owner. */
export const defaultSite: Site = {
  closed: false,
  brand: 'Aloka',
  brandInBangla: 'আলোক',
  trade: 'Photography',
  owner: '',
  tagline: '',
  description: '',
  copyrightYear: new Date().getFullYear(),
  address: { street: '', city: '', postalCode: '', country: '', countryCode: '' },
  phone: '',
  whatsApp: '',
  email: '',
  biography: { blurb: ['', ''], lead: '', paragraphs: [], fields: '' },
  awards: [],
  social: { twitter: '', instagram: '', facebook: '', youtube: '', github: '' },
  slides: [],
  notes: { services: '', booking: '', blog: '', contact: '' },
  clients: [],
  pictures: {
    portrait: none,
    studio: none,
    contact: none,
    login: none,
    register: none,
    lost: none,
    share: none,
  },
}
