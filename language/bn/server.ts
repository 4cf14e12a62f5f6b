import { platform } from './server/platform.ts'
import { portfolio } from './server/portfolio.ts'
import { journal } from './server/journal.ts'
import { booking } from './server/booking.ts'
import { billing } from './server/billing.ts'
import { gallery } from './server/gallery.ts'
import { people } from './server/people.ts'
import { studio } from './server/studio.ts'

/** What the server alone says: emails, documents and answers. */
export const serverSentences = {
  ...platform,
  ...portfolio,
  ...journal,
  ...booking,
  ...billing,
  ...gallery,
  ...people,
  ...studio,
}
