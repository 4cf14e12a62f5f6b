import { calendar } from './admin/calendar.ts'
import { clients } from './admin/clients.ts'
import { controls } from './admin/controls.ts'
import { dashboard } from './admin/dashboard.ts'
import { frame } from './admin/frame.ts'
import { health } from './admin/health.ts'
import { posts } from './admin/posts.ts'
import { requests } from './admin/requests.ts'
import { reviews } from './admin/reviews.ts'
import { services } from './admin/services.ts'
import { situations } from './admin/situations.ts'
import { settings } from './admin/settings.ts'
import { translations } from './admin/translations.ts'
import { bookings } from './admin/bookings.ts'
import { ownerMoney } from './admin/money.ts'
import { refusals } from './refusals.ts'
import { workAdmin } from './admin/work.ts'
import { galleries } from './admin/galleries.ts'

/** What is read in the admin area alone. */
export const adminSentences = {
  ...controls,
  ...calendar,
  ...frame,
  ...dashboard,
  ...requests,
  ...posts,
  ...services,
  ...reviews,
  ...settings,
  ...situations,
  ...health,
  ...translations,
  ...bookings,
  ...ownerMoney,
  ...refusals,
  ...workAdmin,
  ...galleries,
  ...clients,
}
