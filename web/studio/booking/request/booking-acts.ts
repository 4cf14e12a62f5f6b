import type { Booking, ShownBooking } from '../../../../contract/booking/booking.ts'
import { type BookingAct, isPossible } from '../../../../contract/booking/booking-acts.ts'
import { isHolding } from '../../../../contract/booking/booking-status.ts'
import { t } from '../../../../language/t.ts'

/** What the owner can do with a booking. */
const ownerActs = ['confirm', 'done', 'move', 'decline', 'cancel'] as const satisfies BookingAct[]
export type OwnerAct = 'remind' | (typeof ownerActs)[number]

/** Whether a reminder makes sense: a day is held for the client, and nothing else waits for the owner. */
export const mayRemind = ({ heldUntil, situation }: Pick<ShownBooking, 'heldUntil' | 'situation'>) =>
  heldUntil !== null &&
  (situation.kind === 'offer-sent' || situation.kind === 'advance-due') &&
  (situation.turn === 'client' || situation.reason === 'offer-ending')

/** Whether it may have been settled by phone; payments are settled by checking them. */
export const maySettle = ({ kind, turn }: Pick<ShownBooking['situation'], 'kind' | 'turn'>) =>
  kind === 'solved' || (turn === 'owner' && kind !== 'payment-to-check')

/** The address of a booking with the dialog for an action open. */
export const askPath = (id: string, act: OwnerAct) => `/admin/request/view/${id}?ask=${act}`

/** The possible actions. Requests are declined; only confirmed bookings are cancelled. */
export const actsFor = (
  booking: Pick<ShownBooking, 'status' | 'eventDate' | 'heldUntil' | 'situation'>,
  today: string,
): OwnerAct[] => {
  const { status, eventDate } = booking
  const changes = ownerActs.filter(
    (act) =>
      isPossible(act, status) &&
      (act !== 'cancel' || isHolding(status)) &&
      (act !== 'done' || eventDate <= today),
  )
  return mayRemind(booking) ? ['remind', ...changes] : changes
}

/** Offers are possible until the booking is confirmed. */
export const mayOffer = ({ status }: Pick<Booking, 'status'>) =>
  !isHolding(status) && isPossible('sendOffer', status)

export const actWords = (act: OwnerAct, { status }: Pick<Booking, 'status'>) =>
  ({
    remind: t('Remind'),
    confirm: t('Confirm booking'),
    done: t('Mark as done'),
    move: isHolding(status) ? t('Move to another day') : t('Propose another day'),
    decline: t('Decline'),
    cancel: t('Cancel this booking'),
  })[act]
