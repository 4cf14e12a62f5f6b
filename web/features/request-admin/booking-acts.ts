import type { Booking } from '../../../contract/booking.ts'
import { type BookingAct, isPossible } from '../../../contract/booking-acts.ts'
import { isHolding } from '../../../contract/booking-status.ts'
import { t } from '../../../language/t.ts'

/** What the owner does with a booking. */
const ownerActs = ['confirm', 'done', 'move', 'decline', 'cancel'] as const satisfies BookingAct[]
export type OwnerAct = (typeof ownerActs)[number]

/** Those that are possible now. A request is declined; only what was promised is cancelled. */
export const actsFor = ({ status, eventDate }: Pick<Booking, 'status' | 'eventDate'>, today: string) =>
  ownerActs.filter(
    (act) =>
      isPossible(act, status) &&
      (act !== 'cancel' || isHolding(status)) &&
      (act !== 'done' || eventDate <= today),
  )

/** While nothing is promised yet. */
export const mayOffer = ({ status }: Pick<Booking, 'status'>) =>
  !isHolding(status) && isPossible('sendOffer', status)

export const actWords = (act: OwnerAct, { status }: Pick<Booking, 'status'>) =>
  ({
    confirm: t('Confirm booking'),
    done: t('Mark as done'),
    move: isHolding(status) ? t('Move to another day') : t('Propose another day'),
    decline: t('Decline'),
    cancel: t('Cancel this booking'),
  })[act]
