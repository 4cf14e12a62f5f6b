import { api } from '../../contract/api.ts'
import type { Call } from '../lib/api.ts'
import { type FormResult, submit, type Values } from '../lib/submit.ts'

export interface Sent {
  form: 'booking' | 'review'
  result: FormResult
}

/** The page has two forms, and each says in a hidden field which one it is. */
export async function sendForm({ form, ...values }: Values, call: Call): Promise<Sent> {
  return form === 'review'
    ? { form, result: await submit(call, api.review.add, values) }
    : { form: 'booking', result: await submit(call, api.booking.add, values) }
}

export const waitingWords = ({ form }: Values) =>
  form === 'review' ? 'Please wait review sending...' : 'Please wait booking email sending...'
