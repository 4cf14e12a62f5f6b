import { required, atMost } from './field-refusals.ts'
import { t, translated } from '../../language/t.ts'
import { z } from './zod.ts'
import { endpoint } from './endpoint.ts'
import { dataReply, savedReply } from './envelope.ts'
import {
  changesSomething,
  email,
  nothingToChange,
  optionalText,
  phone,
  requiredText,
  timestamp,
  version,
  wholeNumber,
} from './fields.ts'
import { gatewayProviders } from './payment-way.ts'
import { international } from './phone.ts'
import { badPicture, insecurePicture, isWebAddress } from './web-address.ts'

/** Empty, or valid by the rule. */
const emptyOr = (rule: z.ZodType<string>) =>
  z
    .string()
    .trim()
    .transform((value, context) => {
      if (value === '') return ''
      const read = rule.safeParse(value)
      if (read.success) return read.data
      context.addIssue({ code: 'custom', message: read.error.issues[0]!.message })
      return z.NEVER
    })
    .pipe(z.string())
    .default('')

const pictureAddress = requiredText('Picture', 2000).refine(isWebAddress, badPicture)

const slidePicture = z.object({
  src: pictureAddress,
  alt: requiredText('Description', 300),
  /** Known for pictures that this site hosts. */
  width: z.int().min(1).optional(),
  height: z.int().min(1).optional(),
})

/** Without an address there is no picture, and its place is not shown. */
const sitePicture = slidePicture
  .extend({
    src: emptyOr(pictureAddress),
    alt: optionalText('Description', 300),
    /** One short sentence below it. */
    caption: optionalText('Caption', 160).optional(),
  })
  .superRefine(({ src, alt }, context) => {
    if (src && !alt)
      context.addIssue({ code: 'custom', path: ['alt'], message: required('Description').error() })
  })
export type SitePicture = z.infer<typeof slidePicture> & { caption?: string }

const slide = z.object({
  title: requiredText('Title', 60),
  description: optionalText('Text', 200),
  picture: slidePicture,
})
export type Slide = z.infer<typeof slide>

const client = z.object({
  name: requiredText('Name', 60),
  /** A picture's address, or '#' and the name of a built-in mark; if empty, the name is set in type. */
  logo: z
    .string()
    .trim()
    .max(2000)
    .default('')
    .refine((value) => value === '' || /^#[a-z-]+$/.test(value) || isWebAddress(value), badPicture),
})
export type Client = z.infer<typeof client>

const award = z.object({
  year: wholeNumber('Year', 2200),
  /** A few words for the home page if the whole name is too long. */
  short: optionalText('Short form', 80),
  title: requiredText('Award', 160),
})

/** People type 'instagram.com/studio' or '@studio' and mean the address. */
const wholeAddress = (value: string, host: string) => {
  if (/^@?[\w.-]+$/.test(value) && !value.slice(1).includes('.'))
    return `https://${host}/${value.replace(/^@/, '')}`
  return /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value.replace(/^\/+/, '')}`
}

const profile = (label: string, host: string) =>
  emptyOr(
    z
      .string()
      .max(500, atMost(500, label))
      .transform((value) => wholeAddress(value, host))
      .refine((value) => isWebAddress(value) && new URL(value).hostname.includes('.'), {
        error: () =>
          t('{label} must be a web address like https://{host}/studio.', { label: translated(label), host }),
      }),
  )

const whatsApp = z
  .string()
  .transform(international)
  .pipe(z.string().regex(/^[1-9]\d{6,14}$/, 'Enter the number with its country code, such as 8801700000000.'))

/** Screens use this text as the key of an entry, so a duplicate is refused. */
const unlike =
  <T>(textOf: (item: T) => string, sentence: string, field: keyof T & string) =>
  (items: T[], context: z.RefinementCtx) => {
    const texts = items.map(textOf)
    for (const [index, text] of texts.entries())
      if (texts.indexOf(text) < index)
        context.addIssue({ code: 'custom', path: [index, field], message: sentence })
  }

/** Everything about the owner that pages show and mails are signed with. Empty fields are not shown. */
export const site = z.object({
  /** Visitors see 'Opening soon' on every page until the owner opens the site. */
  closed: z.boolean(),
  brand: requiredText('Brand', 40),
  brandInBangla: optionalText('Brand in Bangla', 40),
  trade: optionalText('Trade', 40),
  owner: optionalText('Your name', 80),
  tagline: optionalText('Tagline', 200),
  description: optionalText('Description', 300),
  /** The current year if left out. */
  copyrightYear: z.preprocess(
    (value) => (value === '' ? new Date().getFullYear() : value),
    wholeNumber('Year', 2200),
  ),
  address: z.object({
    street: optionalText('Street', 160),
    city: optionalText('City', 80),
    postalCode: optionalText('Postal code', 20),
    country: optionalText('Country', 80),
    countryCode: emptyOr(
      z
        .string()
        .toUpperCase()
        .regex(/^[A-Z]{2}$/, 'Enter a country code of two letters, such as BD.'),
    ),
  }),
  phone: emptyOr(phone),
  /** International, digits only, as wa.me links need it. */
  whatsApp: emptyOr(whatsApp),
  email: emptyOr(email),
  biography: z.object({
    blurb: z.tuple([optionalText('First paragraph', 600), optionalText('Second paragraph', 600)]),
    lead: optionalText('Opening', 600),
    paragraphs: z.array(requiredText('Paragraph', 3000)).max(20, 'Biography can have at most 20 paragraphs.'),
    fields: optionalText('Fields', 200),
  }),
  awards: z
    .array(award)
    .max(12, 'There can be at most 12 awards.')
    .superRefine(
      unlike(
        ({ year, short, title }) => `${year} ${short || title}`,
        'Another award of this year has this name.',
        'title',
      ),
    ),
  social: z.object({
    twitter: profile('Twitter', 'twitter.com'),
    instagram: profile('Instagram', 'instagram.com'),
    facebook: profile('Facebook', 'facebook.com'),
    youtube: profile('YouTube', 'youtube.com'),
    github: profile('GitHub', 'github.com'),
  }),
  slides: z
    .array(slide)
    .max(10, 'There can be at most 10 slides.')
    .superRefine(unlike(({ title }) => title, 'Another slide has this title.', 'title')),
  /** Optional sentences at the top of a page or a form. */
  notes: z.object({
    services: optionalText('Note on Services', 300),
    booking: optionalText('Note at the booking form', 300),
    blog: optionalText('Note on Blog', 300),
    contact: optionalText('Note at the contact form', 300),
  }),
  clients: z
    .array(client)
    .max(24, 'There can be at most 24 clients.')
    .superRefine(unlike(({ name }) => name, 'Another client has this name.', 'name')),
  pictures: z.object({
    portrait: sitePicture,
    studio: sitePicture,
    contact: sitePicture,
    login: sitePicture,
    register: sitePicture,
    lost: sitePicture,
    /** The preview image in social networks for pages without a picture. */
    share: sitePicture,
  }),
})
export type Site = z.infer<typeof site>

/** The first step for a new owner: who they are and how to reach them. */
export const siteNames = site
  .pick({ brand: true, brandInBangla: true, phone: true, whatsApp: true })
  .extend({ owner: requiredText('Your name', 80), email })

/** Values saved before they became invalid are still read; the next save asks for valid ones. */
function refuseInsecure(value: unknown, context: z.RefinementCtx, path: (string | number)[] = []) {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(name) : name]
    if ((name === 'src' || name === 'logo') && /^http:/i.test(String(part)))
      context.addIssue({ code: 'custom', path: here, message: insecurePicture })
    else refuseInsecure(part, context, here)
  }
}

/** A page of the settings changes some fields and leaves the others alone. */
export type SiteChange = Partial<Site>

type Name = keyof Site

/** Without defaults: a field that is not sent must not change. */
const withoutDefault = (field: z.ZodType) =>
  (field instanceof z.ZodDefault ? field.unwrap() : field) as z.ZodType

const partOf = (names: Name[], wrap: (field: z.ZodType) => z.ZodType) =>
  z.object(Object.fromEntries(names.map((name) => [name, wrap(site.shape[name])])))

/** The schema of one page of the settings. */
export const sitePart = (names: Name[]) =>
  partOf(names, (field) => field).superRefine((value, context) =>
    refuseInsecure(value, context),
  ) as z.ZodType<SiteChange, SiteChange>

const allNames = Object.keys(site.shape) as Name[]

export const siteChange = partOf(allNames, (field) => withoutDefault(field).optional())
  .extend({ version })
  .refine(changesSomething, nothingToChange)
  .superRefine((value, context) => refuseInsecure(value, context)) as unknown as z.ZodType<
  SiteChange & { version?: string },
  SiteChange & { version?: string }
>

const savedSite = site.extend({
  /** When it was last changed. */
  version: timestamp,
})
export type SavedSite = z.infer<typeof savedSite>

/** Retention times and third parties, as configured, for the privacy page. */
const privacy = z.object({
  /** Days until emails, gallery visits and expired waiting-list entries are deleted. */
  days: z.object({ mails: z.int(), visits: z.int(), waiting: z.int(), backups: z.int() }),
  /** Payment gateways that clients can use. */
  gateways: z.array(z.enum(gatewayProviders)),
  /** Whether clients can report the number of a transfer. */
  transfers: z.boolean(),
  /** Providers that people can sign in with. */
  accounts: z.array(z.enum(['google', 'github', 'firebase'])),
})
export type Privacy = z.infer<typeof privacy>

export const siteEndpoints = {
  one: endpoint({
    method: 'GET',
    path: '/site',
    access: 'public',
    cached: 'for-all',
    summary: 'What the site says about its owner: brand, biography, addresses, slides and clients',
    reply: dataReply(savedSite),
  }),
  privacy: endpoint({
    method: 'GET',
    path: '/privacy',
    access: 'public',
    cached: 'for-all',
    summary: 'How long data is kept, and which companies receive some of it',
    reply: dataReply(privacy),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/update-site',
    access: 'owner',
    summary: 'Change some settings; with `version`, only if they were not changed in the meantime',
    body: siteChange,
    reply: savedReply,
  }),
}
