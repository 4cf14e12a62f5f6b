import type { BookingStatus } from './booking-status.ts'

export type BookingAct = 'confirm' | 'decline' | 'cancel' | 'move' | 'done' | 'offer' | 'lapse' | 'accept'

/** What a booking must be for something to happen to it. */
const from: Record<BookingAct, readonly BookingStatus[]> = {
  offer: ['waiting'],
  accept: ['offered'],
  lapse: ['offered'],
  confirm: ['requested', 'waiting', 'offered', 'lapsed'],
  decline: ['requested', 'waiting'],
  cancel: ['requested', 'waiting', 'offered', 'confirmed'],
  move: ['requested', 'waiting', 'offered', 'confirmed'],
  done: ['confirmed'],
}

export const isPossible = (act: BookingAct, status: BookingStatus) => from[act].includes(status)
