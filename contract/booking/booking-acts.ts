import type { BookingStatus } from './booking-status.ts'

export type BookingAct =
  | 'confirm'
  | 'decline'
  | 'cancel'
  | 'move'
  | 'done'
  | 'offer'
  | 'lapse'
  | 'accept'
  | 'sendOffer'
  | 'acceptOffer'

/** The statuses from which each action is possible. */
const from: Record<BookingAct, readonly BookingStatus[]> = {
  offer: ['waiting'],
  accept: ['offered'],
  sendOffer: ['requested', 'waiting', 'offered', 'lapsed', 'confirmed'],
  acceptOffer: ['offered', 'confirmed'],
  lapse: ['offered'],
  confirm: ['requested', 'waiting', 'offered', 'lapsed'],
  decline: ['requested', 'waiting'],
  cancel: ['requested', 'waiting', 'offered', 'confirmed'],
  move: ['requested', 'waiting', 'offered', 'confirmed'],
  done: ['confirmed'],
}

export const isPossible = (act: BookingAct, status: BookingStatus) => from[act].includes(status)
