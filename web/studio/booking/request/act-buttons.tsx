import type { Booking } from '../../../../contract/booking/booking.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Calendar, CalendarX, Check, File, Send } from '../../ui/icons.tsx'
import { actWords, mayOffer, type OwnerAct } from './booking-acts.ts'
import { t } from '../../../../language/t.ts'

interface ActsProps {
  booking: Booking
  acts: OwnerAct[]
  onAsk: (act: OwnerAct) => void
}

const icons: Record<OwnerAct, typeof Check> = {
  remind: Send,
  confirm: Check,
  done: Check,
  move: Calendar,
  decline: CalendarX,
  cancel: CalendarX,
}
const isNext = (act: OwnerAct) => act === 'remind' || act === 'confirm' || act === 'done'

/** The next steps of a booking, in the status panel; `quiet` while another part of the page has the accent. */
export function NextSteps({ booking, acts, onAsk, quiet }: ActsProps & { quiet: boolean }) {
  const next = acts.filter(isNext)
  const offers = !quiet && mayOffer(booking)
  if (next.length === 0 && !offers) return null
  return (
    <div className="adm-booking-acts">
      {next.map((act, index) => {
        const Icon = icons[act]
        return (
          <Button key={act} look={quiet || index > 0 ? 'line' : 'accent'} onClick={() => onAsk(act)}>
            <Icon />
            {actWords(act, booking)}
          </Button>
        )
      })}
      {offers && (
        <ButtonLink look="line" to="?tab=offer" preventScrollReset>
          <File />
          {t('Make an offer')}
        </ButtonLink>
      )}
    </div>
  )
}

/** The other actions, at the side. */
export const OtherActs = ({ booking, acts, onAsk }: ActsProps) => (
  <>
    {acts
      .filter((act) => !isNext(act))
      .map((act) => {
        const Icon = icons[act]
        return (
          <Button key={act} look="bare" onClick={() => onAsk(act)}>
            <Icon />
            {actWords(act, booking)}
          </Button>
        )
      })}
  </>
)
