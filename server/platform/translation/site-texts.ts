import type { Site } from '../../../contract/shape/site-settings.ts'
import type { Db } from '../../../db/open.ts'
import { hashOf } from '../../../db/text-keys.ts'
import { contentLanguage } from '../http/language.ts'
import { findTranslations } from './translation.queries.ts'

/** The paths of all texts of the settings that can be translated; `*` stands for every item of a list. */
const paths = [
  'trade',
  'owner',
  'tagline',
  'description',
  'address.street',
  'address.city',
  'address.country',
  'biography.blurb.*',
  'biography.lead',
  'biography.paragraphs.*',
  'biography.fields',
  'awards.*.title',
  'awards.*.short',
  'slides.*.title',
  'slides.*.description',
  'slides.*.picture.alt',
  'notes.*',
  'pictures.*.alt',
  'pictures.*.caption',
].map((path) => path.split('.'))

export const siteRecord = 'site'

type Nested = { [name: string]: Nested | string }

/** Every text that is not empty, with its place: 'slides.2.title'. */
function textsAt(value: unknown, [step, ...rest]: string[], place: string[] = []): [string, string][] {
  if (step === undefined) return typeof value === 'string' && value !== '' ? [[place.join('.'), value]] : []
  if (typeof value !== 'object' || value === null) return []
  const names = step === '*' ? Object.keys(value) : [step]
  return names.flatMap((name) => textsAt((value as Nested)[name], rest, [...place, name]))
}

export const siteTexts = (site: Site): [place: string, text: string][] =>
  paths.flatMap((path) => textsAt(site, path))

const isInList = (place: string) => /\.\d+(\.|$)/.test(place)

/**
 * The translation of each place. Items that were moved within their list are found by the hash of their text. A changed item
 * of a list has no translation, because the stored one may belong to its neighbour.
 */
export async function siteTranslations(db: Db, site: Site) {
  const rows = await findTranslations(db, 'site', [siteRecord])
  const byPlace = new Map(rows.map((row) => [row.field, row]))
  const byHash = new Map(rows.map((row) => [row.original_hash, row]))
  return siteTexts(site).map(([place, original]) => {
    const hash = hashOf(original)
    const samePlace = byPlace.get(place)
    const row =
      samePlace?.original_hash === hash
        ? samePlace
        : (byHash.get(hash) ?? (isInList(place) ? undefined : samePlace))
    const isCurrent = row?.original_hash === hash
    return { place, original, text: row?.text ?? '', isCurrent, version: samePlace?.updated_at ?? null }
  })
}

function put(target: Nested, [step, ...rest]: string[], text: string) {
  if (rest.length === 0) target[step!] = text
  else put(target[step!] as Nested, rest, text)
}

/** The owner's texts of the site in the language of the reader. */
export async function siteInReadersLanguage(db: Db, site: Site): Promise<Site> {
  if (contentLanguage() === 'en') return site
  const copy = structuredClone(site)
  if (site.brandInBangla) copy.brand = site.brandInBangla
  for (const { place, text } of await siteTranslations(db, site))
    if (text) put(copy as unknown as Nested, place.split('.'), text)
  return copy
}
