import { api } from '../../contract/api.ts'
import { hasBiography, type SiteFrame, splitSite, type Story } from '../../contract/shape/site.ts'
import type { Route } from './+types/about'
import { About } from '../site/studio/frame/about.tsx'
import type { Call } from '../lib/api.ts'
import { browserCall } from '../lib/browser-call.ts'
import { breadcrumbLd, businessLd } from '../lib/json-ld.ts'
import { pageOf } from '../lib/page-context.ts'
import { seo } from '../lib/seo.ts'
import { currentSite } from '../lib/root-data.ts'
import { loadSitePictures, loadSitePicturesInBrowser } from '../site/portfolio/site-pictures.ts'
import { loadStory, useRememberStory } from '../lib/story.ts'
import { PictureLookup } from '../ui/picture.tsx'
import { toPictureLookup } from '../ui/picture-lookup.ts'
import { t } from '../../language/t.ts'

const namedPictures = ({ pictures }: SiteFrame) => [pictures.portrait, pictures.studio]

/** The service to lead on to from a page with little content; the page works without it. */
async function firstService(call: Call, story: Story) {
  if (hasBiography(story)) return undefined
  return call(api.service.list, { query: { limit: 1, page: 1 } }).then(
    ({ data: [first] }) => first && { _id: first._id, title: first.title },
    () => undefined,
  )
}

export async function loader({ context }: Route.LoaderArgs) {
  const { call, site } = pageOf(context)
  const { story } = splitSite(site)
  const [service, pictures] = await Promise.all([
    firstService(call, story),
    loadSitePictures(call, namedPictures(site)),
  ])
  return { story, service, pictures }
}

export async function clientLoader() {
  const [story, pictures] = await Promise.all([
    loadStory(),
    loadSitePicturesInBrowser(namedPictures(currentSite())),
  ])
  return { story, service: await firstService(browserCall, story), pictures }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const rootData = matches[0].loaderData
  const { publicUrl } = rootData
  const biography = loaderData?.story.biography
  return seo(rootData, {
    title: t('About'),
    description: [biography?.lead, biography?.fields].filter(Boolean).join(' '),
    path: '/about',
    jsonLd: [
      businessLd(rootData),
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
      <About story={loaderData.story} service={loaderData.service} />
    </PictureLookup>
  )
}
