import { site } from '../../contract/site.ts'
import type { Route } from './+types/about'
import { About } from '../features/site/about.tsx'
import { breadcrumbLd, businessLd } from '../lib/json-ld.ts'
import { seo } from '../lib/seo.ts'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { publicUrl } = matches[0].loaderData
  return seo(publicUrl, {
    title: 'About',
    description: `${site.biography.lead} ${site.biography.fields}.`,
    path: '/about',
    jsonLd: [
      businessLd(publicUrl),
      breadcrumbLd(publicUrl, [
        ['Home', '/'],
        ['About', '/about'],
      ]),
    ],
  })
}

export default About
