import { api } from '../../../contract/api.ts'
import { dayIn } from '../../../contract/shape/zone.ts'
import type { Route } from './+types/calendar'
import { CalendarScreen } from '../../studio/booking/calendar/calendar-screen.tsx'
import { rangeOf, shownIn } from '../../studio/booking/calendar/shown-days.ts'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-calendar.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { t } from '../../../language/t.ts'

async function load(call: Call, { url }: PageRequest) {
  const { data: studio } = await call(api.studio.one)
  const today = dayIn(studio.calendar.zone, Date.now())
  const shown = shownIn(url, today)
  const [days, openDays, feed, outside] = await Promise.all([
    call(api.calendar.days, { query: rangeOf(shown) }),
    call(api.calendar.opened),
    call(api.calendar.feedAddress),
    call(api.outsideCalendar.list),
  ])
  return {
    shown,
    today,
    studio,
    data: days.data,
    openDays: openDays.data,
    outside: outside.data,
    now: Date.now(),
    feed: `webcal://${new URL(url).host}${feed.data.path}`,
  }
}

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Calendar'))

export default function CalendarPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal="Only the owner can see the studio’s calendar.">
      {(value) => <CalendarScreen {...value} />}
    </OwnerPage>
  )
}
