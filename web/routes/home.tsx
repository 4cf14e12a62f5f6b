import { data } from 'react-router'
import { api } from '../../contract/api.ts'
import { site, siteName } from '../../contract/site.ts'
import type { Route } from './+types/home'
import { Clients } from '../features/home/clients.tsx'
import { Intro } from '../features/home/intro.tsx'
import { Slider } from '../features/home/slider.tsx'
import { HomeServices } from '../features/service/home-services.tsx'
import { toCard } from '../features/service/service-card.tsx'
import displayItalic from '../fonts/fraunces-italic.woff2?url&no-inline'
import type { Call } from '../lib/api.ts'
import { browserCall } from '../lib/browser-call.ts'
import { businessLd } from '../lib/json-ld.ts'
import { fontPreload } from '../lib/font-preload.ts'
import { homeServices } from '../lib/limits.ts'
import { part } from '../lib/load.ts'
import { pageOf } from '../lib/page-context.ts'
import { seo } from '../lib/seo.ts'
import type { PageHandle } from './public.tsx'

/** The slide titles end in italics, and are the first thing read. */
export const links: Route.LinksFunction = () => [fontPreload(displayItalic)]

export const handle: PageHandle = { overPicture: true }

const load = (call: Call) =>
  part(
    call(api.service.list, { query: { limit: homeServices, page: 1 } }).then(({ data }) => data.map(toCard)),
  )

export async function loader({ context }: Route.LoaderArgs) {
  const services = await load(pageOf(context).call)
  return data({ services }, services.ok ? 200 : services.status)
}

/** The rest of the page needs no data, so it does not wait for the cards. */
export const clientLoader = () => ({ services: load(browserCall) })

export const meta: Route.MetaFunction = ({ matches }) => {
  const { publicUrl } = matches[0].loaderData
  return seo(publicUrl, { title: 'Home', path: '/', jsonLd: [businessLd(publicUrl)] })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Slider slides={site.slides} />
      <h1 className="sr">{siteName}</h1>
      <Intro />
      <HomeServices services={loaderData.services} />
      <Clients clients={site.clients} />
    </>
  )
}
