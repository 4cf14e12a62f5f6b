import type { Booking, ShownBooking } from '../../../../contract/booking/booking.ts'
import { type BookingAct, isPossible } from '../../../../contract/booking/booking-acts.ts'
import { isHolding } from '../../../../contract/booking/booking-status.ts'
import { t } from '../../../../language/t.ts'

/** What the owner changes about a booking. */
const ownerActs = ['confirm', 'done', 'move', 'decline', 'cancel'] as const satisfies BookingAct[]
export type OwnerAct = 'remind' | (typeof ownerActs)[number]

/** A day is held for the client until they answer, and they have not said anything that waits for the owner. */
export const mayRemind = ({ heldUntil, situation }: Pick<ShownBooking, 'heldUntil' | 'situation'>) =>
  heldUntil !== null &&
  (situation.kind === 'offer-sent' || situation.kind === 'advance-due') &&
  (situation.turn === 'client' || situation.reason === 'offer-ending')

/** What waits for the owner may have been settled by phone; a payment is settled by looking for it. */
export const maySettle = ({ kind, turn }: Pick<ShownBooking['situation'], 'kind' | 'turn'>) =>
  kind === 'solved' || (turn === 'owner' && kind !== 'payment-to-check')

/** The page of a booking, with what is to be done there open already. */
export const askPath = (id: string, act: OwnerAct) => `/admin/request/view/${id}?ask=${act}`

/** Those that are possible now. A request is declined; only what was promised is cancelled. */
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

/** While nothing is promised yet. */
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
