import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataReply, savedReply } from './envelope.ts'
import {
  email,
  imageUrl,
  isWebAddress,
  optionalText,
  phone,
  requiredText,
  timestamp,
  version,
  wholeNumber,
} from './fields.ts'

const focus = z
  .string()
  .regex(/^\d{1,3}% \d{1,3}%$/)
  .optional()

const sitePicture = z.object({
  src: imageUrl('Picture'),
  alt: requiredText('Description', 300),
  /** Known for pictures that this site keeps itself. */
  width: z.int().min(1).optional(),
  height: z.int().min(1).optional(),
  /** What must stay in view when the picture is cropped, as a CSS object-position. */
  focus,
  /** The same for narrow screens, where the crop is upright. */
  focusNarrow: focus,
})
export type SitePicture = z.infer<typeof sitePicture>

const slide = z.object({
  title: requiredText('Title', 60),
  description: requiredText('Text', 200),
  picture: sitePicture,
})
export type Slide = z.infer<typeof slide>

const client = z.object({
  name: requiredText('Name', 60),
  /** The address of a picture, or '#' and the name of a mark that is drawn in the site; empty for the name in type. */
  logo: z
    .string()
    .trim()
    .max(2000)
    .default('')
    .refine(
      (value) => value === '' || /^#[a-z-]+$/.test(value) || isWebAddress(value),
      'Please enter a valid image URL',
    ),
})
export type Client = z.infer<typeof client>

const award = z.object({
  year: wholeNumber('Year', 2200),
  /** A few words for the home page. */
  short: requiredText('Short form', 80),
  title: requiredText('Award', 160),
})

const profile = (label: string) =>
  optionalText(label, 500).refine(
    (value) => value === '' || (isWebAddress(value) && !value.startsWith('/')),
    `${label} must be a web address like https://example.com/studio.`,
  )

const whatsApp = z
  .string({ error: 'WhatsApp number is required.' })
  .transform((value) => value.replace(/[\s()+.-]/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'WhatsApp number is required.')
      .regex(/^[1-9]\d{6,14}$/, 'Write the number with its country, like 8801700000000.'),
  )

/** A screen tells entries apart by this text; the later one is asked to change. */
const unlike =
  <T>(textOf: (item: T) => string, sentence: string, field: keyof T & string) =>
  (items: T[], context: z.RefinementCtx) => {
    const texts = items.map(textOf)
    for (const [index, text] of texts.entries())
      if (texts.indexOf(text) < index)
        context.addIssue({ code: 'custom', path: [index, field], message: sentence })
  }

/** Everything about the owner that a screen shows or a mail signs with. */
export const site = z.object({
  brand: requiredText('Brand', 40),
  brandInBangla: optionalText('Brand in Bangla', 40),
  trade: requiredText('Trade', 40),
  owner: requiredText('Your name', 80),
  tagline: requiredText('Tagline', 200),
  description: requiredText('Description', 300),
  copyrightYear: wholeNumber('Year', 2200),
  address: z.object({
    street: requiredText('Street', 160),
    city: requiredText('City', 80),
    postalCode: optionalText('Postal code', 20),
    country: requiredText('Country', 80),
    countryCode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'Country code has two letters, like BD.'),
  }),
  phone,
  /** International form, digits only, as wa.me wants it. */
  whatsApp,
  email,
  biography: z.object({
    blurb: z.tuple([requiredText('First paragraph', 600), optionalText('Second paragraph', 600)]),
    lead: requiredText('Opening', 600),
    paragraphs: z
      .array(requiredText('Paragraph', 3000))
      .min(1, 'Biography is required.')
      .max(20, 'Biography can have at most 20 paragraphs.'),
    fields: requiredText('Fields', 200),
  }),
  awards: z
    .array(award)
    .max(12, 'There is room for 12 awards.')
    .superRefine(
      unlike(({ year, short }) => `${year} ${short}`, 'Another award of this year has this name.', 'short'),
    ),
  social: z.object({
    twitter: profile('Twitter'),
    instagram: profile('Instagram'),
    facebook: profile('Facebook'),
    youtube: profile('YouTube'),
    github: profile('GitHub'),
  }),
  slides: z
    .array(slide)
    .min(1, 'The home page needs one slide at least.')
    .max(10, 'There is room for 10 slides.')
    .superRefine(unlike(({ title }) => title, 'Another slide has this title.', 'title')),
  clients: z
    .array(client)
    .max(24, 'There is room for 24 clients.')
    .superRefine(unlike(({ name }) => name, 'Another client has this name.', 'name')),
  pictures: z.object({
    portrait: sitePicture,
    studio: sitePicture,
    contact: sitePicture,
    lost: sitePicture,
    /** Shown by social networks for pages without a picture of their own. */
    share: sitePicture,
  }),
})
export type Site = z.infer<typeof site>

export const siteInput = site.extend({ version })
export type SiteInput = z.infer<typeof siteInput>

const savedSite = site.extend({
  /** When it was last changed. */
  version: timestamp,
})
export type SavedSite = z.infer<typeof savedSite>

export const siteEndpoints = {
  one: endpoint({
    method: 'GET',
    path: '/site',
    access: 'public',
    summary: 'What the site says about its owner: brand, biography, addresses, slides and clients',
    reply: dataReply(savedSite),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-site',
    access: 'owner',
    summary: 'Change it; with `version`, only if nobody else did since then',
    body: siteInput,
    reply: savedReply,
  }),
}
