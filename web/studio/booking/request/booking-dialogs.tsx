import { api } from '../../../../contract/api.ts'
import type { ShownBooking } from '../../../../contract/booking/booking.ts'
import { lastDayUntil } from '../../../../contract/shape/dates.ts'
import { whatsAppAddress } from '../../../../contract/shape/phone.ts'
import { t } from '../../../../language/t.ts'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { TextArea } from '../../../ui/field.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { fullDay, longDay } from '../../lib/days.ts'
import { ConfirmDialog, DialogFrame } from '../../ui/action-dialog.tsx'
import { Chat } from '../../ui/icons.tsx'
import type { OwnerAct } from './booking-acts.ts'
import { ConfirmBooking } from './confirm-booking.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { WordDialog } from './word-dialog.tsx'

interface DialogProps {
  booking: ShownBooking
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

/** Sends a reminder by email; if none can be sent, shows the text for WhatsApp. */
function RemindDialog({ booking, address, onClose }: DialogProps & { address: string }) {
  const { _id, name, email, phone, eventDate, heldUntil } = booking
  const sendsEmail = useSendsEmail()
  const title = t('Remind {name}?', { name })
  const text = t('Hello {name}, I am holding {day} for you until {until}. Your page: {address}', {
    name,
    day: longDay(eventDate),
    until: heldUntil ? longDay(lastDayUntil(heldUntil)) : '',
    address,
  })
  const chat = `${phone ? whatsAppAddress(phone) : 'https://wa.me/'}?text=${encodeURIComponent(text)}`
  if (sendsEmail && email)
    return (
      <WordDialog
        title={title}
        lede={t('An email with the link to their page goes to {email}, at most once a day.', { email })}
        verb={t('Send the email')}
        look="accent"
        send={(body) => signedCall(api.bookingState.remind, { params: { id: _id }, body })}
        onClose={onClose}
      >
        <OutsideLink className="btn btn-line btn-sm" href={chat}>
          <Chat />
          {t('Use WhatsApp instead')}
        </OutsideLink>
      </WordDialog>
    )
  return (
    <DialogFrame
      title={title}
      lede={
        email
          ? t('No email can go out without a mail server. Send this text yourself.')
          : t('There is no email address. Send this text yourself.')
      }
      onClose={onClose}
    >
      <TextArea label={t('Text')} rows={5} value={text} readOnly />
      <OutsideLink className="btn btn-ink" href={chat}>
        <Chat />
        {t('Send by WhatsApp')}
      </OutsideLink>
    </DialogFrame>
  )
}

interface BookingDialogsProps extends DialogProps {
  /** The address of the client page. */
  address: string
  asked: OwnerAct
}

/** The dialogs before a change of a booking. */
export function BookingDialogs({ address, asked, ...props }: BookingDialogsProps) {
  const { booking, onClose } = props
  const isTold = useIsTold(booking)
  const { name, serviceTitle, eventDate } = booking
  const params = { id: booking._id }
  if (asked === 'remind') return <RemindDialog {...props} address={address} />
  if (asked === 'move') return <MoveDialog {...props} />
  if (asked === 'confirm')
    return (
      <ConfirmBooking
        {...props}
        lede={isTold(t('The day is then theirs. They get an email with a calendar file.'))}
      />
    )
  if (asked === 'decline')
    return (
      <WordDialog
        title={t('Decline {name}?', { name })}
        lede={isTold(t('The client is told that you are not available.'))}
        verb={t('Decline request')}
        send={(body) => signedCall(api.bookingState.decline, { params, body })}
        onClose={onClose}
      />
    )
  if (asked === 'cancel')
    return (
      <WordDialog
        title={t('Cancel this booking?')}
        lede={isTold(t('The client is notified, and the day is free again.'))}
        verb={t('Cancel the booking')}
        send={(body) => signedCall(api.bookingState.cancel, { params, body })}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      title={t('Is the shoot done?')}
      lede={t('{serviceTitle} on {eventDate}. No email is sent.', {
        serviceTitle,
        eventDate: fullDay(eventDate),
      })}
      verb={t('Yes, it is done')}
      cancel={t('Not yet')}
      send={() => signedCall(api.bookingState.done, { params })}
      onClose={onClose}
    />
  )
}
