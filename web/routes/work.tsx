import { data } from 'react-router'
import { api } from '../../contract/api.ts'
import { worksPerPage } from '../../contract/shape/page-sizes.ts'
import { t } from '../../language/t.ts'
import type { Route } from './+types/work'
import { toWallWork } from '../site/portfolio/work/wall.tsx'
import { type WallOnPage, WallPage } from '../site/portfolio/work/wall-page.tsx'
import { wallPath } from '../site/portfolio/work/work-path.ts'
import type { Call } from '../lib/api.ts'
import { awaitOrDefer, isResolved, toResult } from '../lib/load.ts'
import { browserCall } from '../lib/browser-call.ts'
import { breadcrumbLd } from '../lib/json-ld.ts'
import { pageOf } from '../lib/page-context.ts'
import { pageNumber } from '../lib/url.ts'
import { seo } from '../lib/seo.ts'

const kindOf = (url: string) => new URL(url).searchParams.get('kind') || undefined

async function load(call: Call, url: string): Promise<WallOnPage> {
  const [page, kind] = [pageNumber(url), kindOf(url)]
  const reply = await call(api.work.list, { query: { limit: worksPerPage, page, kind } })
  return {
    page,
    kind,
    total: reply.total,
    kinds: reply.kinds,
    works: reply.data.map(toWallWork),
    pictures: reply.pictures,
  }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const outcome = await toResult(load(pageOf(context).call, request.url))
  return data({ outcome }, outcome.ok ? 200 : outcome.status)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { outcome: (await awaitOrDefer(toResult(load(browserCall, request.url)))).value }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const rootData = matches[0].loaderData
  const { publicUrl } = rootData
  const url = publicUrl + location.pathname + location.search
  const outcome = loaderData?.outcome
  const wall = outcome && isResolved(outcome) && outcome.ok ? outcome.value : undefined
  const name = wall?.kinds.find(({ slug }) => slug === wall.kind)?.name
  const first = wall?.pictures[0]
  const page = pageNumber(url)
  const path = wallPath(kindOf(url))
  return [
    ...seo(rootData, {
      title: name ?? t('Work'),
      description: t(
        'Photographs for products, companies, weddings, rooms and factories, chosen from all of my work.',
      ),
      path: page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path,
      ...(first && { picture: first }),
      jsonLd: [
        breadcrumbLd(publicUrl, [
          [t('Home'), '/'],
          [t('Work'), '/work'],
        ]),
      ],
    }),
    ...(wall?.works.length === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function Work({ loaderData }: Route.ComponentProps) {
  return <WallPage outcome={loaderData.outcome} />
}
