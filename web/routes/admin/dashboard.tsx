import { redirect, redirectDocument } from 'react-router'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { currentLanguage } from '../../../language/current.ts'
import { addressIn, type Language } from '../../../language/languages.ts'
import type { Route } from './+types/dashboard'
import { CustomerDashboard } from '../../studio/studio/dashboard/customer-dashboard.tsx'
import { OwnerDashboard } from '../../studio/studio/dashboard/owner-dashboard.tsx'
import { type PageRequest, adminLoader, browserLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { pageAddress } from '../../lib/url.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-dashboard.css'
import { Failure } from '../../studio/ui/failure.tsx'
import { t } from '../../../language/t.ts'

const shownBookings = 5

const loadCustomer = async (call: Call) => {
  const [bookings, reviews, messages] = await Promise.all([
    call(api.booking.count),
    call(api.review.count),
    call(api.message.count),
  ])
  return { bookings: bookings.data, reviews: reviews.data, messages: messages.data }
}

/** The studio opens in the language of its owner; after switching to English there it stays English. */
function opensInOther({ url, isDirectVisit }: PageRequest, language: Language) {
  if (language === 'en' || currentLanguage() !== 'en') return false
  return isDirectVisit || pageAddress(url).pathname === '/admin'
}

async function load(call: Call, asked: PageRequest) {
  const { viewer } = asked
  const today = dayInDhaka()
  if (viewer?.role !== 'owner') {
    const [counts, bookings] = await Promise.all([
      loadCustomer(call),
      call(api.booking.list, { query: { sort: 'desc', page: 1, limit: shownBookings } }),
    ])
    return { for: 'customer' as const, today, counts, bookings: bookings.data }
  }
  const [counts, services, blogs, activity, setup] = await Promise.all([
    loadCustomer(call),
    call(api.service.count),
    call(api.post.count),
    call(api.dashboard.activity),
    call(api.setup.progress),
  ])
  const { language } = activity.data
  if (opensInOther(asked, language)) throw redirectDocument(addressIn(language, '/admin/dashboard'))
  // A new owner is led through the setup once; afterwards a line here leads back to it.
  if (!setup.data.begun) throw redirect('/admin/setup')
  return {
    for: 'owner' as const,
    today,
    counts: { ...counts, services: services.data, blogs: blogs.data },
    activity: activity.data,
    setup: setup.data,
  }
}

export const loader = adminLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Dashboard'))

export default function DashboardPage({ loaderData: { outcome } }: Route.ComponentProps) {
  if (!outcome.ok) return <Failure {...outcome} whole />
  const { value } = outcome
  return value.for === 'owner' ? <OwnerDashboard {...value} /> : <CustomerDashboard {...value} />
}
