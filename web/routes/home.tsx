import { Suspense } from 'react'
import { Await, data } from 'react-router'
import { api } from '../../contract/api.ts'
import { isBlank, type SiteFrame, siteName, splitSite, type Story } from '../../contract/shape/site.ts'
import type { Route } from './+types/home'
import { Clients } from '../site/studio/home/clients.tsx'
import { Opening } from '../site/studio/home/opening.tsx'
import { openingPicture, openingSources } from '../site/studio/home/opening-picture.ts'
import { Intro } from '../site/studio/home/intro.tsx'
import { Slider } from '../site/studio/home/slider.tsx'
import { OpeningSoon } from '../site/studio/frame/opening-soon.tsx'
import { FeaturedReview } from '../site/studio/home/featured-review.tsx'
import { chooseWorks, HomeWork } from '../site/portfolio/work/home-work.tsx'
import { toWallWork } from '../site/portfolio/work/wall.tsx'
import { HomeServices } from '../site/portfolio/service/home-services.tsx'
import { toCard } from '../site/portfolio/service/service-card.tsx'
import displayItalic from '../fonts/fraunces-italic.woff2?url&no-inline'
import type { Call } from '../lib/api.ts'
import { browserCall } from '../lib/browser-call.ts'
import { businessLd } from '../lib/json-ld.ts'
import { fontPreload } from '../lib/font-preload.ts'
import { homeServices, homeWorks } from '../../contract/shape/page-sizes.ts'
import { toResult } from '../lib/load.ts'
import { currentLanguage } from '../../language/current.ts'
import { t } from '../../language/t.ts'
import { pageOf } from '../lib/page-context.ts'
import { seo } from '../lib/seo.ts'
import { currentSite, useContent, useSite } from '../lib/root-data.ts'
import { loadStory, useRememberStory } from '../lib/story.ts'
import { loadSitePictures, loadSitePicturesInBrowser } from '../site/portfolio/site-pictures.ts'
import { PictureLookup } from '../ui/picture.tsx'
import { toPictureLookup } from '../ui/picture-lookup.ts'
import type { PageHandle } from '../lib/page-handle.ts'

/** The slide titles end in italics, except in Bangla, and are read first. */
export const links: Route.LinksFunction = () =>
  currentLanguage() === 'en' ? [fontPreload(displayItalic)] : []

export const handle: PageHandle = {
  overPicture(loaderData) {
    const { story, opening } = loaderData as { story: Story; opening?: object }
    return story.slides.length > 0 || opening !== undefined
  },
}

/** The number of pictures that one call accepts. */
const mostSources = 50

const namedPictures = ({ pictures }: SiteFrame, { slides }: Story) => [
  ...slides.map(({ picture }) => picture),
  pictures.portrait,
]

const fetchServices = (call: Call) =>
  call(api.service.list, { query: { limit: homeServices, page: 1, home: 'true' } })

const load = (servicesReply: ReturnType<typeof fetchServices>) =>
  toResult(servicesReply.then(({ data, pictures }) => ({ services: data.map(toCard), pictures })))

/** The opening of a site without slides; if it fails, the page opens with the name on paper. */
async function loadOpening(call: Call, { slides }: Story, servicesReply: ReturnType<typeof fetchServices>) {
  if (slides.length > 0) return undefined
  const services = await servicesReply.then(
    ({ data }) => data,
    () => [],
  )
  const sources = openingSources(services).slice(0, mostSources)
  const pictures = await loadSitePictures(
    call,
    sources.map((src) => ({ src, alt: '' })),
  )
  const found = openingPicture(services, toPictureLookup(pictures))
  return pictures.find(({ src }) => src === found?.src)
}

const loadWork = (
  call: Call,
  site: SiteFrame,
  story: Story,
  services: ReturnType<typeof load>,
  opening: ReturnType<typeof loadOpening>,
) =>
  toResult(
    Promise.all([call(api.work.list, { query: { limit: homeWorks } }), services, opening]).then(
      ([reply, cards, opened]) =>
        chooseWorks({ works: reply.data.map(toWallWork), pictures: reply.pictures }, [
          ...namedPictures(site, story).map(({ src }) => src),
          ...(cards.ok ? cards.value.services.map(({ thumbnail }) => thumbnail) : []),
          ...(opened ? [opened.src] : []),
        ]),
    ),
  )

/** Optional: the page is shown without it. */
const loadQuote = (call: Call) =>
  call(api.review.quote).then(
    ({ data: review }) => review,
    () => null,
  )

export async function loader({ context }: Route.LoaderArgs) {
  const { call, site } = pageOf(context)
  const { frame, story } = splitSite(site)
  const servicesReply = fetchServices(call)
  const cards = load(servicesReply)
  const opening = loadOpening(call, story, servicesReply)
  const [services, work, quote, pictures] = await Promise.all([
    cards,
    loadWork(call, frame, story, cards, opening),
    loadQuote(call),
    loadSitePictures(call, namedPictures(frame, story)),
  ])
  return data(
    { story, opening: await opening, services, work, quote, pictures },
    services.ok ? 200 : services.status,
  )
}

/** The page does not wait for the cards. */
export async function clientLoader() {
  const servicesReply = fetchServices(browserCall)
  const [services, quote] = [load(servicesReply), loadQuote(browserCall)]
  const story = await loadStory()
  const site = currentSite()
  const opening = loadOpening(browserCall, story, servicesReply)
  return {
    story,
    opening: await opening,
    services,
    work: loadWork(browserCall, site, story, services, opening),
    quote,
    pictures: await loadSitePicturesInBrowser(namedPictures(site, story)),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const rootData = matches[0].loaderData
  return seo(rootData, { title: t('Home'), path: '/', jsonLd: [businessLd(rootData)] })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { story } = loaderData
  useRememberStory(story)
  const site = { ...useSite(), ...story }
  const content = useContent()
  if (isBlank(site, content)) return <OpeningSoon />
  // Without a biography the services come first.
  const isTold = story.biography.blurb.some(Boolean) || story.awards.length > 0
  return (
    <PictureLookup value={toPictureLookup(loaderData.pictures)}>
      {story.slides.length > 0 ? (
        <>
          <Slider slides={story.slides} />
          <h1 className="sr">{siteName(site)}</h1>
        </>
      ) : (
        <Opening picture={loaderData.opening} />
      )}
      {isTold && <Intro story={story} />}
      {content.work && <HomeWork work={loaderData.work} />}
      <Suspense fallback={null}>
        <Await resolve={loaderData.quote}>{(quote) => quote && <FeaturedReview review={quote} />}</Await>
      </Suspense>
      <HomeServices services={loaderData.services} />
      {!isTold && <Intro story={story} />}
      <Clients clients={story.clients} />
    </PictureLookup>
  )
}
