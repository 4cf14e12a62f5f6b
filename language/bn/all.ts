import { adminSentences } from './admin.ts'
import { api } from './api.ts'
import { bookingMails } from './booking-mails.ts'
import { calendar } from './calendar.ts'
import { clientBooking } from './client-booking.ts'
import { galleries } from './galleries.ts'
import { money } from './money.ts'
import { mails } from './mails.ts'
import { ownerAnswers } from './owner-answers.ts'
import { ownerMachine } from './owner-machine.ts'
import { papers } from './papers.ts'
import { publicSentences } from './public.ts'

/** Everything, for the server. */
export const allSentences = {
  ...publicSentences,
  ...adminSentences,
  ...api,
  ...calendar,
  ...mails,
  ...bookingMails,
  ...money,
  ...papers,
  ...clientBooking,
  ...galleries,
  ...ownerAnswers,
  ...ownerMachine,
}
