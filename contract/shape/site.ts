import { localDigits } from '../../language/numbers.ts'
import type { Site } from './site-settings.ts'

/** Long texts of Home and About. Only these pages get them: they would be a tenth of every other page. */
export type Story = Pick<Site, 'slides' | 'biography' | 'awards' | 'clients'>

/** What header and footer of every page need. */
export type SiteFrame = Omit<Site, keyof Story>

export function splitSite({ slides, biography, awards, clients, ...frame }: Site): {
  frame: SiteFrame
  story: Story
} {
  return { frame, story: { slides, biography, awards, clients } }
}

type Named = Pick<Site, 'brand' | 'trade'>

export const siteName = ({ brand, trade }: Named) => (trade ? `${brand} ${trade}` : brand)

/** Street, then town with country; empty lines are left out. */
export function addressLines({ street, city, postalCode, country }: Site['address']) {
  const town = [`${city} ${localDigits(postalCode)}`.trim(), country].filter(Boolean).join(', ')
  return [street, town].filter(Boolean)
}

/** '{page} - {brand} Photography' */
export const pageTitle = (site: Named, page: string) => `${page} - ${siteName(site)}`

/** A WhatsApp chat with the owner and a first message; undefined without a number. */
export const whatsAppLink = ({ whatsApp }: Pick<Site, 'whatsApp'>, text: string) =>
  whatsApp ? `https://wa.me/${whatsApp}?text=${encodeURIComponent(text)}` : undefined

/** Which content exists and which features are set up. */
export interface Content {
  services: boolean
  posts: boolean
  /** Number of portfolio pictures. */
  work: boolean
  /** Whether pages may promise an email. */
  email: boolean
}

const hasText = (value: unknown): boolean => {
  if (typeof value === 'string') return value !== ''
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText)
}

/** Whether the owner has written more than name and contact details. */
export const hasBiography = ({ biography, awards }: Story) =>
  hasText([biography.lead, biography.paragraphs, biography.fields, awards])

const isIntroduced = (site: Site) =>
  hasBiography(site) || hasText([site.social, site.pictures.portrait.src, site.pictures.studio.src])

/** Whether About has anything to say. A name is enough, since the page also shows how to get in touch. */
export const hasAbout = (site: Site) => site.owner !== '' || isIntroduced(site)

/** '2024' or '2024–2026'. */
export const copyrightYears = (from: number, now: number) =>
  from < now ? `${localDigits(from)}–${localDigits(now)}` : localDigits(from)

/** Whether there is nothing to show to visitors yet. */
export const isBlank = (site: Site, { services, posts, work }: Content) =>
  !services &&
  !posts &&
  !work &&
  !isIntroduced(site) &&
  !hasText([
    site.slides,
    site.tagline,
    site.phone,
    site.whatsApp,
    site.email,
    site.biography.blurb,
    site.clients,
  ])
