import { isPossible, type BookingAct } from '../../../contract/booking-acts.ts'
import type { BookingStatus } from '../../../contract/booking-status.ts'
import { conflict } from '../../errors.ts'

const sentences: Record<BookingStatus, string> = {
  requested: 'This booking is not agreed yet.',
  waiting: 'This booking waits for its day to become free.',
  offered: 'The day of this booking is held, but not agreed yet.',
  confirmed: 'This booking is already confirmed.',
  done: 'This booking is already done.',
  lapsed: 'The time to answer is over, and the day is no longer held.',
  declined: 'This booking was declined.',
  cancelled: 'This booking was cancelled.',
}

export function checkAct(act: BookingAct, { status, spam }: { status: BookingStatus; spam: boolean }) {
  if (spam) throw conflict('This request lies in spam. Move it to the requests first.')
  if (!isPossible(act, status)) throw conflict(sentences[status])
}
