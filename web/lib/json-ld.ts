import { shortDescription } from '../../contract/shape/excerpt.ts'
import { siteName } from '../../contract/shape/site.ts'
import { currentLanguage } from '../../language/current.ts'
import { addressIn } from '../../language/languages.ts'
import type { RootData } from './root-data.ts'

export type JsonLd = { '@type': string } & Record<string, unknown>

const at = (publicUrl: string, path: string) => `${publicUrl}${path}`

/** The studio has the same id on every page that mentions it. */
export const businessId = (publicUrl: string) => at(publicUrl, '/#studio')

export function businessLd({ site, publicUrl }: RootData): JsonLd {
  const { address, pictures, owner } = site
  const { street, city, postalCode, countryCode } = address
  return {
    '@type': 'ProfessionalService',
    '@id': businessId(publicUrl),
    name: siteName(site),
    description: shortDescription(site.description) || undefined,
    url: at(publicUrl, addressIn(currentLanguage(), '/')),
    image: pictures.share.src ? new URL(pictures.share.src, `${publicUrl}/`).href : undefined,
    telephone: site.phone || undefined,
    email: site.email || undefined,
    priceRange: '৳৳',
    currenciesAccepted: 'BDT',
    founder: owner ? { '@type': 'Person', name: owner, jobTitle: 'Photographer' } : undefined,
    address: city
      ? {
          '@type': 'PostalAddress',
          streetAddress: street || undefined,
          addressLocality: city,
          postalCode: postalCode || undefined,
          addressCountry: countryCode || undefined,
        }
      : undefined,
    sameAs: Object.values(site.social).filter(Boolean),
  }
}

export interface LdPicture {
  src: string
  width?: number
  height?: number
  caption?: string
}

/** A picture: its address alone, or with its caption and size. */
export function imageLd(publicUrl: string, { src, width, height, caption }: LdPicture) {
  const url = new URL(src, `${publicUrl}/`).href
  return caption ? { '@type': 'ImageObject', url, width, height, caption } : url
}

/** The place of a page in the site: pairs of name and path, outermost first. */
export const breadcrumbLd = (publicUrl: string, trail: [name: string, path: string][]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: at(publicUrl, addressIn(currentLanguage(), path)),
  })),
})
