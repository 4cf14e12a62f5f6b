import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import type { ShownBooking } from '../../../../contract/booking/booking.ts'
import { fullDay } from '../../lib/days.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { ConfirmDialog } from '../../ui/confirm.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import type { OwnerAct } from './booking-acts.ts'
import { MoveDialog } from './move-dialog.tsx'
import { RemindDialog } from './remind-dialog.tsx'
import { TimeDialog } from './time-dialog.tsx'
import { WordDialog } from './word-dialog.tsx'
import { t } from '../../../../language/t.ts'

interface BookingDialogsProps {
  booking: ShownBooking
  /** The address of the client page. */
  address: string
  asked: OwnerAct | null
  onClose: () => void
}

/** Says whether the client is informed by email. */
function useIsTold({ email }: ShownBooking) {
  const sendsEmail = useSendsEmail()
  return (sentence: string) => {
    if (!email) return t('No email is sent: there is no address.')
    return sendsEmail ? sentence : t('The client reads it on their page. The email waits for a mail server.')
  }
}

/** The dialogs before a change of a booking; afterwards the page reloads. */
export function BookingDialogs({ booking, address, asked, onClose }: BookingDialogsProps) {
  const { revalidate } = useRevalidator()
  const { busy, act } = useMutation()
  const isTold = useIsTold(booking)
  const params = { id: booking._id }
  const after = {
    onClose,
    onSaved: () => {
      onClose()
      void revalidate()
    },
  }
  async function finish() {
    await act(() => signedCall(api.bookingState.done, { params }))
    onClose()
  }
  if (asked === 'confirm')
    return (
      <TimeDialog
        {...after}
        booking={booking}
        title={t('Confirm {name}', { name: booking.name })}
        lede={isTold(t('The day is then theirs. They get an email with a calendar file.'))}
        verb={t('Confirm booking')}
        send={(body) => signedCall(api.bookingState.confirm, { params, body })}
      />
    )
  if (asked === 'remind') return <RemindDialog {...after} booking={booking} address={address} />
  if (asked === 'move') return <MoveDialog {...after} booking={booking} />
  if (asked === 'decline')
    return (
      <WordDialog
        {...after}
        title={t('Decline {name}?', { name: booking.name })}
        lede={isTold(t('The client is told that you are not available.'))}
        verb={t('Decline request')}
        send={(body) => signedCall(api.bookingState.decline, { params, body })}
      />
    )
  if (asked === 'cancel')
    return (
      <WordDialog
        {...after}
        title={t('Cancel this booking?')}
        lede={isTold(t('The client is notified, and the day is free again.'))}
        verb={t('Cancel the booking')}
        send={(body) => signedCall(api.bookingState.cancel, { params, body })}
      />
    )
  return (
    <ConfirmDialog
      open={asked === 'done'}
      question={t('Is the shoot done?')}
      note={t('{serviceTitle} on {eventDate}. No email is sent.', {
        serviceTitle: booking.serviceTitle,
        eventDate: fullDay(booking.eventDate),
      })}
      yes={t('Yes, it is done')}
      no={t('Not yet')}
      busy={busy}
      onNo={onClose}
      onYes={() => void finish()}
    />
  )
}
