import type { Site } from '../../contract/site-settings.ts'
import type { Route } from './+types/about'
import { About } from '../features/site/about.tsx'
import { breadcrumbLd, businessLd } from '../lib/json-ld.ts'
import { pageOf } from '../lib/page-context.ts'
import { seo } from '../lib/seo.ts'
import { currentSite } from '../lib/site.ts'
import { sitePictures, sitePicturesSoon } from '../lib/site-pictures.ts'
import { PictureLookup } from '../ui/picture.tsx'
import { toPictureLookup } from '../ui/picture-lookup.ts'
import { t } from '../../language/t.ts'

const named = ({ pictures }: Site) => [pictures.portrait, pictures.studio]

export async function loader({ context }: Route.LoaderArgs) {
  const { call, site } = pageOf(context)
  return { pictures: await sitePictures(call, named(site)) }
}

export const clientLoader = async () => ({ pictures: await sitePicturesSoon(named(currentSite())) })

export const meta: Route.MetaFunction = ({ matches }) => {
  const known = matches[0].loaderData
  const { publicUrl, site } = known
  return seo(known, {
    title: t('About'),
    description: [site.biography.lead, site.biography.fields].filter(Boolean).join(' '),
    path: '/about',
    jsonLd: [
      businessLd(known),
      breadcrumbLd(publicUrl, [
        [t('Home'), '/'],
        [t('About'), '/about'],
      ]),
    ],
  })
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <PictureLookup value={toPictureLookup(loaderData.pictures)}>
      <About />
    </PictureLookup>
  )
}
