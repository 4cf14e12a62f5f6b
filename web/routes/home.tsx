import { Suspense } from 'react'
import { Await, data } from 'react-router'
import { api } from '../../contract/api.ts'
import { isBlank, type SiteFrame, siteName, splitSite, type Story } from '../../contract/site.ts'
import type { Route } from './+types/home'
import { Clients } from '../features/home/clients.tsx'
import { Opening } from '../features/home/opening.tsx'
import { Intro } from '../features/home/intro.tsx'
import { Slider } from '../features/home/slider.tsx'
import { OpeningSoon } from '../features/site/opening-soon.tsx'
import { Voice } from '../features/home/voice.tsx'
import { chooseWorks, HomeWork } from '../features/work/home-work.tsx'
import { toWallWork } from '../features/work/wall.tsx'
import { HomeServices } from '../features/service/home-services.tsx'
import { toCard } from '../features/service/service-card.tsx'
import displayItalic from '../fonts/fraunces-italic.woff2?url&no-inline'
import type { Call } from '../lib/api.ts'
import { browserCall } from '../lib/browser-call.ts'
import { businessLd } from '../lib/json-ld.ts'
import { fontPreload } from '../lib/font-preload.ts'
import { homeServices, homeWorks } from '../../contract/page-sizes.ts'
import { part } from '../lib/load.ts'
import { currentLanguage } from '../../language/current.ts'
import { t } from '../../language/t.ts'
import { pageOf } from '../lib/page-context.ts'
import { seo } from '../lib/seo.ts'
import { currentSite, useContent, useSite } from '../lib/site.ts'
import { loadStory, useRememberStory } from '../lib/story.ts'
import { sitePictures, sitePicturesSoon } from '../lib/site-pictures.ts'
import { PictureLookup } from '../ui/picture.tsx'
import { toPictureLookup } from '../ui/picture-lookup.ts'
import type { PageHandle } from '../lib/page-handle.ts'

/** The slide titles end in italics, but for Bangla, and are the first thing read. */
export const links: Route.LinksFunction = () =>
  currentLanguage() === 'en' ? [fontPreload(displayItalic)] : []

export const handle: PageHandle = {
  overPicture: (loaderData) => (loaderData as { story: Story }).story.slides.length > 0,
}

const named = ({ pictures }: SiteFrame, { slides }: Story) => [
  ...slides.map(({ picture }) => picture),
  pictures.portrait,
]

const load = (call: Call) =>
  part(
    call(api.service.list, { query: { limit: homeServices, page: 1, home: 'true' } }).then((reply) => ({
      services: reply.data.map(toCard),
      pictures: reply.pictures,
    })),
  )

const loadWork = (call: Call, site: SiteFrame, story: Story, services: ReturnType<typeof load>) =>
  part(
    Promise.all([call(api.work.list, { query: { limit: homeWorks } }), services]).then(([reply, cards]) =>
      chooseWorks({ works: reply.data.map(toWallWork), pictures: reply.pictures }, [
        ...named(site, story).map(({ src }) => src),
        ...(cards.ok ? cards.value.services.map(({ thumbnail }) => thumbnail) : []),
      ]),
    ),
  )

/** The page does without it. */
const loadQuote = (call: Call) =>
  call(api.review.quote).then(
    ({ data: review }) => review,
    () => null,
  )

export async function loader({ context }: Route.LoaderArgs) {
  const { call, site } = pageOf(context)
  const { frame, story } = splitSite(site)
  const cards = load(call)
  const [services, work, quote, pictures] = await Promise.all([
    cards,
    loadWork(call, frame, story, cards),
    loadQuote(call),
    sitePictures(call, named(frame, story)),
  ])
  return data({ story, services, work, quote, pictures }, services.ok ? 200 : services.status)
}

/** The rest of the page does not wait for the cards. */
export async function clientLoader() {
  const [services, quote] = [load(browserCall), loadQuote(browserCall)]
  const story = await loadStory()
  const site = currentSite()
  return {
    story,
    services,
    work: loadWork(browserCall, site, story, services),
    quote,
    pictures: await sitePicturesSoon(named(site, story)),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const known = matches[0].loaderData
  return seo(known, { title: t('Home'), path: '/', jsonLd: [businessLd(known)] })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { story } = loaderData
  useRememberStory(story)
  const site = { ...useSite(), ...story }
  const content = useContent()
  if (isBlank(site, content)) return <OpeningSoon />
  return (
    <PictureLookup value={toPictureLookup(loaderData.pictures)}>
      {story.slides.length > 0 ? (
        <>
          <Slider slides={story.slides} />
          <h1 className="sr">{siteName(site)}</h1>
        </>
      ) : (
        <Opening />
      )}
      <Intro story={story} />
      {content.work && <HomeWork work={loaderData.work} />}
      <Suspense fallback={null}>
        <Await resolve={loaderData.quote}>{(quote) => quote && <Voice review={quote} />}</Await>
      </Suspense>
      <HomeServices services={loaderData.services} />
      <Clients clients={story.clients} />
    </PictureLookup>
  )
}
