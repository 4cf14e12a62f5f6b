import type { Booking } from '../../../contract/booking.ts'
import { Button } from '../../ui/button.tsx'
import { Calendar, Check } from '../../ui/admin/icons.tsx'
import { actWords, type OwnerAct } from './booking-acts.ts'

interface ActButtonsProps {
  booking: Booking
  acts: OwnerAct[]
  onAsk: (act: OwnerAct) => void
}

const icons: Partial<Record<OwnerAct, typeof Check>> = { confirm: Check, done: Check, move: Calendar }

/** What the owner can do about a booking now, in the panel of its status. Calling it off stands apart. */
export function ActButtons({ booking, acts, onAsk }: ActButtonsProps) {
  if (acts.length === 0) return null
  return (
    <div className="adm-booking-acts">
      {acts.map((act) => {
        const Icon = icons[act]
        return (
          <Button
            key={act}
            look={act === 'confirm' || act === 'done' ? 'accent' : act === 'cancel' ? 'bare' : 'line'}
            onClick={() => onAsk(act)}
          >
            {Icon && <Icon />}
            {actWords(act, booking)}
          </Button>
        )
      })}
    </div>
  )
}
