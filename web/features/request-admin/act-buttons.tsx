import type { Booking } from '../../../contract/booking.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Calendar, Check, File } from '../../ui/admin/icons.tsx'
import { actWords, mayOffer, type OwnerAct } from './booking-acts.ts'
import { t } from '../../../language/t.ts'

interface ActButtonsProps {
  booking: Booking
  acts: OwnerAct[]
  onAsk: (act: OwnerAct) => void
  /** While another part of the page has the accent. */
  quiet: boolean
}

const icons: Partial<Record<OwnerAct, typeof Check>> = { confirm: Check, done: Check, move: Calendar }

const lookOf = (act: OwnerAct, quiet: boolean) => {
  if (act === 'cancel') return 'bare'
  return !quiet && (act === 'confirm' || act === 'done') ? 'accent' : 'line'
}

/** What the owner can do about a booking now, in the panel of its status. Calling it off stands apart. */
export function ActButtons({ booking, acts, onAsk, quiet }: ActButtonsProps) {
  if (acts.length === 0) return null
  return (
    <div className="adm-booking-acts">
      {acts.map((act) => {
        const Icon = icons[act]
        return (
          <Button key={act} look={lookOf(act, quiet)} onClick={() => onAsk(act)}>
            {Icon && <Icon />}
            {actWords(act, booking)}
          </Button>
        )
      })}
      {!quiet && mayOffer(booking) && (
        <ButtonLink look="line" to="?tab=offer" preventScrollReset>
          <File />
          {t('Make an offer')}
        </ButtonLink>
      )}
    </div>
  )
}
