import { platform } from './studio/platform.ts'
import { portfolio } from './studio/portfolio.ts'
import { journal } from './studio/journal.ts'
import { booking } from './studio/booking.ts'
import { billing } from './studio/billing.ts'
import { gallery } from './studio/gallery.ts'
import { people } from './studio/people.ts'
import { studio } from './studio/studio.ts'

/** What is read in the studio alone. */
export const studioSentences = {
  ...platform,
  ...portfolio,
  ...journal,
  ...booking,
  ...billing,
  ...gallery,
  ...people,
  ...studio,
}
