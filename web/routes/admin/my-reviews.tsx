import { api } from '../../../contract/api.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import type { Route } from './+types/my-reviews'
import { AllReviews, MyReviews } from '../../studio/portfolio/review/reviews.tsx'
import { ReviewTabs } from '../../studio/portfolio/review/review-tabs.tsx'
import { listAddress, stayOnList } from '../../studio/lib/list-address.ts'
import { type PageRequest, adminLoader, browserLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { useViewer } from '../../lib/root-data.ts'
import '../../styles/admin-reviews.css'
import { Failure } from '../../studio/ui/failure.tsx'
import { PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { signOutWhenRefused } from './reviews-refused.ts'
import { t } from '../../../language/t.ts'

async function loadMine(call: Call, url: string, uid: string) {
  const { page } = listAddress(url)
  const reply = await call(api.review.mine, { query: { uid, page, limit: adminRows } })
  stayOnList(url, page, adminRows, reply.total)
  return { tab: 'mine' as const, page, total: reply.total, reviews: reply.data, pictures: reply.pictures }
}

async function loadAll(call: Call, url: string) {
  const { page, filters } = listAddress(url, ['search', 'service', 'rating'])
  const reply = await call(api.review.all, { query: { page, limit: adminRows, ...filters } })
  stayOnList(url, page, adminRows, reply.total)
  const { total, data: reviews, services, pictures } = reply
  return { tab: 'all' as const, page, total, reviews, services, pictures }
}

type Loaded = Awaited<ReturnType<typeof loadMine>> | Awaited<ReturnType<typeof loadAll>>

/** The owner starts with all reviews; everyone else has only their own. */
const asksForAll = (url: string, viewer: Viewer | null) =>
  viewer?.role === 'owner' && new URL(url).searchParams.get('tab') !== 'mine'

const load = (call: Call, { url, viewer }: PageRequest): Promise<Loaded> =>
  asksForAll(url, viewer) ? loadAll(call, url) : loadMine(call, url, viewer?.uid ?? '')

export const loader = adminLoader(load)
export const clientLoader = browserLoader((call, asked: PageRequest) =>
  asksForAll(asked.url, asked.viewer) ? load(call, asked) : signOutWhenRefused(load(call, asked)),
)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('My Reviews'))

export default function MyReviewsPage({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useViewer()
  if (!outcome.ok) return <Failure {...outcome} whole />
  const { pictures, ...value } = outcome.value
  const shared = {
    uid: viewer?.uid ?? '',
    tabs: viewer?.role === 'owner' && <ReviewTabs tab={value.tab} />,
  }
  return (
    <PictureLookup value={toPictureLookup(pictures)}>
      {value.tab === 'all' ? <AllReviews {...value} {...shared} /> : <MyReviews {...value} {...shared} />}
    </PictureLookup>
  )
}
