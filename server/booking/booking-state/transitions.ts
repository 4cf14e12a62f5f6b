import { isPossible, type BookingAct } from '../../../contract/booking/booking-acts.ts'
import type { BookingStatus } from '../../../contract/booking/booking-status.ts'
import { conflict } from '../../platform/http/errors.ts'

const sentences: Record<BookingStatus, string> = {
  requested: 'This booking is not confirmed yet.',
  waiting: 'This booking is on the waiting list.',
  offered: 'The day of this booking is held, but not confirmed yet.',
  confirmed: 'This booking is already confirmed.',
  done: 'This booking is already done.',
  lapsed: 'The time to answer has passed, and the day is no longer held.',
  declined: 'This booking was declined.',
  cancelled: 'This booking was cancelled.',
}

export function checkTransition(act: BookingAct, { status, spam }: { status: BookingStatus; spam: boolean }) {
  if (spam) throw conflict('This request is in spam. Move it to requests first.')
  if (!isPossible(act, status)) throw conflict(sentences[status])
}
