import { platform } from './public/platform.ts'
import { portfolio } from './public/portfolio.ts'
import { journal } from './public/journal.ts'
import { booking } from './public/booking.ts'
import { billing } from './public/billing.ts'
import { gallery } from './public/gallery.ts'
import { people } from './public/people.ts'
import { studio } from './public/studio.ts'

/** What visitors, clients and customers read. */
export const publicSentences = {
  ...platform,
  ...portfolio,
  ...journal,
  ...booking,
  ...billing,
  ...gallery,
  ...people,
  ...studio,
}
