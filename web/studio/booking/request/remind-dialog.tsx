import { api } from '../../../../contract/api.ts'
import type { ShownBooking } from '../../../../contract/booking/booking.ts'
import { lastDayUntil } from '../../../../contract/shape/dates.ts'
import { whatsAppAddress } from '../../../../contract/shape/phone.ts'
import { t } from '../../../../language/t.ts'
import { longDay } from '../../lib/days.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Chat } from '../../ui/icons.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { WordDialog } from './word-dialog.tsx'

interface RemindDialogProps {
  booking: ShownBooking
  /** The address of the client page. */
  address: string
  onClose: () => void
  onSaved: () => void
}

/** Sends a reminder by email; if none can be sent, shows the text for WhatsApp. */
export function RemindDialog({ booking, address, onClose, onSaved }: RemindDialogProps) {
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
        onSaved={onSaved}
      >
        <OutsideLink className="btn btn-line btn-sm" href={chat}>
          <Chat />
          {t('Use WhatsApp instead')}
        </OutsideLink>
      </WordDialog>
    )
  return (
    <FormDialog
      title={title}
      lede={
        email
          ? t('No email can go out without a mail server. Send this text yourself.')
          : t('There is no email address. Send this text yourself.')
      }
      busy={false}
      failure={null}
      onClose={onClose}
    >
      <TextArea label={t('Text')} rows={5} value={text} readOnly />
      <OutsideLink className="btn btn-ink" href={chat}>
        <Chat />
        {t('Send by WhatsApp')}
      </OutsideLink>
    </FormDialog>
  )
}
