import type { Client, SavedSite, Site, Slide } from '../../../../contract/shape/site-settings.ts'
import { localDigits } from '../../../../language/numbers.ts'
import { randomKey } from '../../../lib/random-key.ts'

/** A list entry with a key that survives moving. */
export type Keyed<T> = T & { key: string }
type Award = Site['awards'][number]
/** Years as typed. */
type Typed<T extends { year: number }> = Omit<T, 'year'> & { year: string }

/** The values of the settings form. */
export interface SiteValues extends Omit<
  Site,
  'copyrightYear' | 'biography' | 'awards' | 'slides' | 'clients'
> {
  copyrightYear: string
  /** The paragraphs in one text, separated by blank lines. */
  biography: Omit<Site['biography'], 'paragraphs'> & { paragraphs: string }
  awards: Keyed<Typed<Award>>[]
  slides: Keyed<Slide>[]
  clients: Keyed<Client>[]
}

const keyed = <T extends object>(items: T[]): Keyed<T>[] =>
  items.map((item) => ({ ...item, key: randomKey() }))

export const toValues = (site: SavedSite): SiteValues => ({
  ...site,
  copyrightYear: localDigits(site.copyrightYear),
  biography: {
    ...site.biography,
    paragraphs: site.biography.paragraphs.join('\n\n'),
  },
  awards: keyed(site.awards.map((award) => ({ ...award, year: localDigits(award.year) }))),
  slides: keyed(site.slides),
  clients: keyed(site.clients),
})

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** The input for the schema of the contract. */
export const toInput = (values: SiteValues) => ({
  ...values,
  biography: {
    ...values.biography,
    paragraphs: paragraphsOf(values.biography.paragraphs),
  },
})
