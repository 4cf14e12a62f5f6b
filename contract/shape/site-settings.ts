import { required, atMost } from './field-refusals.ts'
import { type Label, t, translated } from '../../language/t.ts'
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
import {
  type Block,
  filled,
  type Look,
  numberSetting,
  partOf,
  requiredSetting,
  setting,
  switchSetting,
  textSetting,
} from './setting.ts'
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
  title: requiredSetting(60, { label: 'Title' }),
  description: textSetting(200, { label: 'Text', rows: 2, optional: true }),
  picture: setting(() => slidePicture, {
    label: 'Picture',
    part: 'picture',
    picture: { use: 'Fills the screen behind the text.' },
  }),
})
export type Slide = z.infer<typeof slide>

/** A picture's address, or '#' and the name of a built-in mark; if empty, the name is set in type. */
const logo = z
  .string()
  .trim()
  .max(2000)
  .default('')
  .refine((value) => value === '' || /^#[a-z-]+$/.test(value) || isWebAddress(value), badPicture)

export const isMark = (logo: string) => logo.startsWith('#')

const client = z.object({
  name: requiredSetting(60, { label: 'Name', part: 'client' }),
  logo: setting(() => logo, { label: 'Logo URL', part: 'client' }),
})
export type Client = z.infer<typeof client>

const award = z.object({
  year: numberSetting(2200, { label: 'Year', half: 'narrow' }),
  title: requiredSetting(160, { label: 'Award', half: true }),
  /** A few words for the home page if the whole name is too long. */
  short: textSetting(80, {
    label: 'Short form',
    optional: true,
    hint: 'For Home, if the full name is too long.',
  }),
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

const naming: Block = { page: 'studio', title: 'Name' }
const wording: Block = { page: 'studio', title: 'Words' }
const reaching: Block = { page: 'contact', title: 'How to reach you' }
const place: Block = { page: 'contact', title: 'Address' }
const profiles: Block = { page: 'contact', title: 'Profiles elsewhere' }
const onHome: Block = { page: 'biography', title: 'On Home' }
const onAbout: Block = { page: 'biography', title: 'On About' }
const honours: Block = { page: 'biography', title: 'Awards' }
const opening: Block = { page: 'pages', title: 'Open or closed', isQuiet: true }
const noting: Block = { page: 'pages', title: 'Notes and promises' }
const sliding: Block = { page: 'slides', isWide: true }
const listing: Block = { page: 'clients', isWide: true }
const picturing: Block = { page: 'pictures', isWide: true }

const profileSetting = (label: Label, host: string, hint?: Label) =>
  setting(() => profile(label, host), { block: profiles, label, hint, half: true, inputMode: 'url' })

const pictureSetting = (label: Label, picture: NonNullable<Look['picture']>, search?: Label[]) =>
  setting(() => sitePicture, { block: picturing, label, picture, search, part: 'place' })

/** Everything about the owner that pages show and mails are signed with. Empty fields are not shown. */
export const site = z.object({
  brand: requiredSetting(40, { block: naming, label: 'Brand', half: true, initial: 'Aloka' }),
  trade: textSetting(40, {
    block: naming,
    label: 'Trade',
    half: true,
    hint: 'Shown after the brand in titles and emails.',
    initial: 'Photography',
  }),
  brandInBangla: textSetting(40, {
    block: naming,
    label: 'Brand in Bangla',
    half: true,
    lang: 'bn',
    hint: 'The logo at the bottom of every page.',
    initial: 'আলোক',
  }),
  owner: textSetting(80, { block: naming, label: 'Your name', half: true }),
  tagline: textSetting(200, { block: wording, label: 'Tagline', rows: 2 }),
  description: textSetting(300, {
    block: wording,
    label: 'Description',
    rows: 3,
    hint: 'What search engines and social networks show.',
  }),
  /** The current year if left out. */
  copyrightYear: setting(
    (label) =>
      z.preprocess((value) => (value === '' ? new Date().getFullYear() : value), wholeNumber(label, 2200)),
    {
      block: wording,
      label: 'Copyright year',
      half: true,
      hint: 'Leave empty for this year.',
      initial: new Date().getFullYear(),
    },
  ),
  phone: setting(() => emptyOr(phone), {
    block: reaching,
    label: 'Phone',
    half: true,
    inputMode: 'tel',
    hint: 'As visitors see it.',
  }),
  /** International, digits only, as wa.me links need it. */
  whatsApp: setting(() => emptyOr(whatsApp), {
    block: reaching,
    label: 'WhatsApp',
    half: true,
    inputMode: 'tel',
    hint: 'Leave empty to hide the chat button.',
  }),
  email: setting(() => emptyOr(email), {
    block: reaching,
    label: 'Email',
    inputMode: 'email',
    hint: 'The one visitors see. Emails to you go to the address you sign in with.',
  }),
  address: z.object({
    street: textSetting(160, { block: place, label: 'Street' }),
    city: textSetting(80, { block: place, label: 'City', half: true }),
    postalCode: textSetting(20, { block: place, label: 'Postal code', half: true }),
    country: textSetting(80, { block: place, label: 'Country', half: true }),
    countryCode: setting(
      () =>
        emptyOr(
          z
            .string()
            .toUpperCase()
            .regex(/^[A-Z]{2}$/, 'Enter a country code of two letters, such as BD.'),
        ),
      { block: place, label: 'Country code', half: true, maxLength: 2, hint: 'Two letters, like BD.' },
    ),
  }),
  social: z.object({
    facebook: profileSetting('Facebook', 'facebook.com'),
    instagram: profileSetting('Instagram', 'instagram.com'),
    twitter: profileSetting('Twitter', 'twitter.com'),
    youtube: profileSetting('YouTube', 'youtube.com'),
    github: profileSetting('GitHub', 'github.com', 'Your profile name is enough.'),
  }),
  biography: z.object({
    blurb: z.tuple([
      textSetting(600, { block: onHome, label: 'First paragraph on Home', rows: 3 }),
      textSetting(600, { block: onHome, label: 'Second paragraph on Home', rows: 3 }),
    ]),
    lead: textSetting(600, { block: onAbout, label: 'Opening on About', rows: 3 }),
    paragraphs: setting(
      () => z.array(requiredText('Paragraph', 3000)).max(20, 'Biography can have at most 20 paragraphs.'),
      { block: onAbout, label: 'Biography on About', rows: 6, hint: 'A blank line begins a new paragraph.' },
    ),
    fields: textSetting(200, { block: onAbout, label: 'Fields' }),
  }),
  awards: setting(
    () =>
      z
        .array(award)
        .max(12, 'There can be at most 12 awards.')
        .superRefine(
          unlike(
            ({ year, short, title }) => `${year} ${short || title}`,
            'Another award of this year has this name.',
            'title',
          ),
        ),
    {
      block: honours,
      label: 'Awards',
      list: {
        noun: 'award',
        add: 'Add an award',
        row: ({ title, year }: { title: string; year: string }) => ({ title, text: year }),
      },
    },
  ),
  /** Visitors see 'Opening soon' on every page until the owner opens the site. */
  closed: switchSetting({
    block: opening,
    label: 'The site is open',
    isInverted: true,
    hint: (closed) =>
      closed
        ? t("Visitors see 'Opening soon' on every page. You see the whole site.")
        : t('Everyone sees what you have filled in. Empty pages are not linked.'),
    search: ['Open or closed', 'Opening soon'],
  }),
  /** Optional sentences at the top of a page or a form. */
  notes: z.object({
    services: textSetting(300, { block: noting, label: 'At the top of Services', rows: 2 }),
    booking: textSetting(300, { block: noting, label: 'At the booking form', rows: 2 }),
    blog: textSetting(300, { block: noting, label: 'At the top of Blog', rows: 2 }),
    contact: textSetting(300, { block: noting, label: 'At the contact form', rows: 2 }),
  }),
  slides: setting(
    () =>
      z
        .array(slide)
        .max(10, 'There can be at most 10 slides.')
        .superRefine(unlike(({ title }) => title, 'Another slide has this title.', 'title')),
    {
      block: sliding,
      label: 'Home slides',
      list: {
        noun: 'slide',
        add: 'Add a slide',
        row: ({ title, description, picture }: Slide) => ({ title, text: description, picture: picture.src }),
      },
    },
  ),
  clients: setting(
    () =>
      z
        .array(client)
        .max(24, 'There can be at most 24 clients.')
        .superRefine(unlike(({ name }) => name, 'Another client has this name.', 'name')),
    {
      block: listing,
      label: 'Names and logos of clients',
      list: {
        noun: 'client',
        add: 'Add a client',
        row: ({ name, logo }: Client) => ({ title: name, picture: isMark(logo) ? '' : logo }),
      },
    },
  ),
  pictures: z.object({
    portrait: pictureSetting('Portrait', { use: 'On Home and About.', isCaptioned: true }, ['Captions']),
    studio: pictureSetting('Studio', { use: 'At the bottom of About.' }),
    contact: pictureSetting('Contact', { use: 'Beside the form on Contact.' }),
    login: pictureSetting('Login', { use: 'Beside the form on Login.', isCaptioned: true }),
    register: pictureSetting('Register', { use: 'Beside the form on Register.', isCaptioned: true }),
    lost: pictureSetting('Page not found', {
      use: 'Shown when a page does not exist.',
      isCaptioned: true,
      isWhole: true,
    }),
    /** The preview image in social networks for pages without a picture. */
    share: pictureSetting('Sharing', {
      use: 'What social networks show for pages without a picture of their own.',
      isWhole: true,
    }),
  }),
})
export type Site = z.infer<typeof site>

/** The settings of a new site: almost empty, because nothing may be invented for its owner. */
export const defaultSite = filled(site)

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

/** Without defaults: a field that is not sent must not change. */
const mayBeAbsent = (field: z.ZodType) =>
  (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field).optional()

export const siteChange = z
  .object(
    Object.fromEntries(
      Object.entries<z.ZodType>(site.shape).map(([name, field]) => [name, mayBeAbsent(field)]),
    ),
  )
  .extend({ version })
  .refine(changesSomething, nothingToChange)
  .superRefine((value, context) => refuseInsecure(value, context)) as unknown as z.ZodType<
  SiteChange & { version?: string },
  SiteChange & { version?: string }
>

/** The schema of one page of the settings. */
export const sitePart = (names: string[]): z.ZodType =>
  partOf(site, names).superRefine((value, context) => refuseInsecure(value, context))

const savedSite = site.extend({
  /** When it was last changed. */
  version: timestamp,
})

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
