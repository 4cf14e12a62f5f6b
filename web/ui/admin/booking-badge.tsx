import type { Booking } from '../../../contract/booking.ts'
import type { BookingStatus } from '../../../contract/booking-status.ts'
import { type Label, t } from '../../../language/t.ts'
import { Check, Clock } from './icons.tsx'
import { StatusBadge } from './status.tsx'

const words: Record<Exclude<BookingStatus, 'requested'>, Label> = {
  waiting: 'Waiting list',
  offered: 'Hold',
  confirmed: 'Confirmed',
  done: 'Done',
  lapsed: 'Lapsed',
  declined: 'Declined',
  cancelled: 'Cancelled',
}

const looks: Partial<Record<BookingStatus, string>> = {
  offered: ' adm-scheduled',
  confirmed: ' adm-solved',
}

/** What was agreed so far. While nothing was, it says whether the owner has to do something. */
export function BookingBadge({ status, resolved }: Pick<Booking, 'status' | 'resolved'>) {
  if (status === 'requested') return <StatusBadge resolved={resolved} />
  return (
    <span className={`adm-badge${looks[status] ?? ''}`}>
      {status === 'offered' && <Clock />}
      {(status === 'confirmed' || status === 'done') && <Check />}
      {t(words[status])}
    </span>
  )
}
