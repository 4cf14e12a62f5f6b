import { api } from '../../contract/api.ts'
import type { Booked } from '../../contract/booking/booking.ts'
import { minReviewLength, shortReview } from '../../contract/portfolio/review-rules.ts'
import type { Call } from '../lib/api.ts'
import { type FormResult, invalidResult, submit, type Values } from '../lib/submit.ts'
import { t } from '../../language/t.ts'

export type SentServiceForm =
  | { form: 'booking'; result: FormResult<Booked> }
  | { form: 'review'; result: FormResult }

/** Without script, a day chosen in the month is not in the date field. */
async function sendBooking({ day, waiting, ...values }: Values, call: Call) {
  const eventDate = values.eventDate || day || ''
  const result = await submit(
    call,
    api.booking.add,
    { ...values, eventDate },
    {},
    { waiting: waiting === 'true' },
  )
  return result
}

/** The page has two forms; a hidden field names the one that was sent. */
export async function sendForm({ form, ...values }: Values, call: Call): Promise<SentServiceForm> {
  if (form !== 'review') return { form: 'booking', result: await sendBooking(values, call) }
  if ((values.review ?? '').trim().length < minReviewLength)
    return { form, result: invalidResult(values, { review: shortReview }) }
  const rating = Number(values.rating)
  return { form, result: await submit(call, api.review.add, values, {}, { rating }) }
}

export const waitingWords = ({ form }: Values) =>
  form === 'review' ? t('Please wait review sending...') : t('Please wait booking email sending...')
