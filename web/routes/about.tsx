import { type SiteFrame, splitSite } from '../../contract/site.ts'
import type { Route } from './+types/about'
import { About } from '../features/site/about.tsx'
import { breadcrumbLd, businessLd } from '../lib/json-ld.ts'
import { pageOf } from '../lib/page-context.ts'
import { seo } from '../lib/seo.ts'
import { currentSite } from '../lib/site.ts'
import { sitePictures, sitePicturesSoon } from '../lib/site-pictures.ts'
import { loadStory, useRememberStory } from '../lib/story.ts'
import { PictureLookup } from '../ui/picture.tsx'
import { toPictureLookup } from '../ui/picture-lookup.ts'
import { t } from '../../language/t.ts'

const named = ({ pictures }: SiteFrame) => [pictures.portrait, pictures.studio]

export async function loader({ context }: Route.LoaderArgs) {
  const { call, site } = pageOf(context)
  return { story: splitSite(site).story, pictures: await sitePictures(call, named(site)) }
}

export async function clientLoader() {
  const [story, pictures] = await Promise.all([loadStory(), sitePicturesSoon(named(currentSite()))])
  return { story, pictures }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const known = matches[0].loaderData
  const { publicUrl } = known
  const biography = loaderData?.story.biography
  return seo(known, {
    title: t('About'),
    description: [biography?.lead, biography?.fields].filter(Boolean).join(' '),
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
  useRememberStory(loaderData.story)
  return (
    <PictureLookup value={toPictureLookup(loaderData.pictures)}>
      <About story={loaderData.story} />
    </PictureLookup>
  )
}
