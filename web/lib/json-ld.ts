import { siteName } from '../../contract/site.ts'
import type { Known } from './site.ts'

export type JsonLd = { '@type': string } & Record<string, unknown>

const at = (publicUrl: string, path: string) => `${publicUrl}${path}`

/** The studio, named by the same id on every page that speaks of it. */
export const businessId = (publicUrl: string) => at(publicUrl, '/#studio')

export function businessLd({ site, publicUrl }: Known): JsonLd {
  const { street, city, postalCode, countryCode } = site.address
  return {
    '@type': 'ProfessionalService',
    '@id': businessId(publicUrl),
    name: siteName(site),
    description: site.description,
    url: at(publicUrl, '/'),
    image: new URL(site.pictures.share.src, `${publicUrl}/`).href,
    telephone: site.phone,
    email: site.email,
    priceRange: '৳৳',
    currenciesAccepted: 'BDT',
    founder: { '@type': 'Person', name: site.owner, jobTitle: 'Photographer' },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode,
      addressCountry: countryCode,
    },
    sameAs: Object.values(site.social).filter(Boolean),
  }
}

/** Where a page stands in the site: pairs of name and path, outermost first. */
export const breadcrumbLd = (publicUrl: string, trail: [name: string, path: string][]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: at(publicUrl, path),
  })),
})
