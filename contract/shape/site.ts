import { localDigits } from '../../language/numbers.ts'
import type { Site } from './site-settings.ts'

/** What Home and About tell at length. It is sent with these two, for it would be a tenth of every other page. */
export type Story = Pick<Site, 'slides' | 'biography' | 'awards' | 'clients'>

/** What surrounds a page, whichever it is. */
export type SiteFrame = Omit<Site, keyof Story>

export function splitSite({ slides, biography, awards, clients, ...frame }: Site): {
  frame: SiteFrame
  story: Story
} {
  return { frame, story: { slides, biography, awards, clients } }
}

type Named = Pick<Site, 'brand' | 'trade'>

export const siteName = ({ brand, trade }: Named) => (trade ? `${brand} ${trade}` : brand)

/** Street, and town with country, as an envelope has them; lines that say nothing are left out. */
export function addressLines({ street, city, postalCode, country }: Site['address']) {
  const town = [`${city} ${localDigits(postalCode)}`.trim(), country].filter(Boolean).join(', ')
  return [street, town].filter(Boolean)
}

/** '{page} - {brand} Photography' */
export const pageTitle = (site: Named, page: string) => `${page} - ${siteName(site)}`

/** Opens a chat with the owner, the first words already written; undefined where there is no number. */
export const whatsAppLink = ({ whatsApp }: Pick<Site, 'whatsApp'>, text: string) =>
  whatsApp ? `https://wa.me/${whatsApp}?text=${encodeURIComponent(text)}` : undefined

/** Which kinds of entries there are any of, and what the site can do. */
export interface Content {
  services: boolean
  posts: boolean
  /** Pictures on the wall. */
  work: boolean
  /** A page may say that an email comes. */
  email: boolean
}

const hasText = (value: unknown): boolean => {
  if (typeof value === 'string') return value !== ''
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText)
}

/** Whether there is more to read about the owner than who it is and how to reach them. */
export const hasBiography = ({ biography, awards }: Story) =>
  hasText([biography.lead, biography.paragraphs, biography.fields, awards])

const isIntroduced = (site: Site) =>
  hasBiography(site) || hasText([site.social, site.pictures.portrait.src, site.pictures.studio.src])

/** Whether About would have anything to say: a name is enough, as it tells how to reach it, too. */
export const hasAbout = (site: Site) => site.owner !== '' || isIntroduced(site)

/** The year of the notice, and from the next one on the years until now. */
export const copyrightYears = (from: number, now: number) =>
  from < now ? `${localDigits(from)}–${localDigits(now)}` : localDigits(from)

/** Whether there is anything to show to a visitor yet. */
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
