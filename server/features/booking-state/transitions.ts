import type { BookingStatus } from '../../../contract/booking-status.ts'
import { conflict } from '../../errors.ts'

type Act = 'confirm' | 'decline' | 'cancel' | 'move' | 'done' | 'offer' | 'lapse' | 'accept'

/** What a booking must be for something to happen to it. */
const from: Record<Act, readonly BookingStatus[]> = {
  offer: ['waiting'],
  accept: ['offered'],
  lapse: ['offered'],
  confirm: ['requested', 'waiting', 'offered', 'lapsed'],
  decline: ['requested', 'waiting'],
  cancel: ['requested', 'waiting', 'offered', 'confirmed'],
  move: ['requested', 'waiting', 'offered', 'confirmed'],
  done: ['confirmed'],
}

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

export function checkAct(act: Act, { status, spam }: { status: BookingStatus; spam: boolean }) {
  if (spam) throw conflict('This request lies in spam. Move it to the requests first.')
  if (!from[act].includes(status)) throw conflict(sentences[status])
}
