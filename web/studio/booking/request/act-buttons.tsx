import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../../contract/api.ts'
import type { Booking } from '../../../../contract/booking/booking.ts'
import { t } from '../../../../language/t.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Calendar, CalendarX, Check, File, Images, Send } from '../../ui/icons.tsx'
import { useCall } from '../../ui/use-call.ts'
import { actWords, mayOffer, type OwnerAct } from './booking-acts.ts'

interface ActsProps {
  booking: Booking
  acts: OwnerAct[]
  onAsk: (act: OwnerAct) => void
}

export const actIcons: Record<OwnerAct, typeof Check> = {
  remind: Send,
  confirm: Check,
  done: Check,
  move: Calendar,
  decline: CalendarX,
  cancel: CalendarX,
}
const isNext = (act: OwnerAct) => act === 'remind' || act === 'confirm' || act === 'done'

interface ActButtonProps extends Pick<ActsProps, 'booking' | 'onAsk'> {
  act: OwnerAct
  look: ComponentProps<typeof Button>['look']
}

function ActButton({ act, booking, look, onAsk }: ActButtonProps) {
  const Icon = actIcons[act]
  return (
    <Button look={look} onClick={() => onAsk(act)}>
      <Icon />
      {actWords(act, booking)}
    </Button>
  )
}

/** The next steps of a booking, in the status panel; `quiet` while another part of the page has the accent. */
export function NextSteps({ acts, quiet, ...props }: ActsProps & { quiet: boolean }) {
  const next = acts.filter(isNext)
  const offers = !quiet && mayOffer(props.booking)
  if (next.length === 0 && !offers) return null
  return (
    <div className="adm-booking-acts">
      {next.map((act, index) => (
        <ActButton key={act} act={act} look={quiet || index > 0 ? 'line' : 'accent'} {...props} />
      ))}
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
export const OtherActs = ({ acts, ...props }: ActsProps) =>
  acts.filter((act) => !isNext(act)).map((act) => <ActButton key={act} act={act} look="bare" {...props} />)

/** Creates a gallery with the name, day and place of the booking; it stays closed until it is opened. */
export function MakeGallery({ bookingId }: { bookingId: string }) {
  const navigate = useNavigate()
  const { busy, send } = useCall(api.gallery.add)
  async function make() {
    const made = await send({ body: { bookingId } })
    if (made) await navigate(`/admin/galleries/view/${made.data._id}`)
  }
  return (
    <Button look="bare" busy={busy} onClick={() => void make()}>
      <Images />
      {t('Create a gallery')}
    </Button>
  )
}
