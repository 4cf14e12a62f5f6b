import { useRef } from 'react'
import type { ShownBooking } from '../../../../contract/booking/booking.ts'
import { callAddress, whatsAppAddress } from '../../../../contract/shape/phone.ts'
import { type Label, t } from '../../../../language/t.ts'
import { Button } from '../../../ui/button.tsx'
import { closeOnBackdrop } from '../../../ui/close-on-backdrop.ts'
import { Close } from '../../../ui/icons.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Chat, Ellipsis, File, Mail, Phone, Send, Wallet } from '../../ui/icons.tsx'
import { toReply } from '../../ui/thumb-bar.tsx'
import { actIcons } from './act-buttons.tsx'
import { actWords, mayOffer, type OwnerAct } from './booking-acts.ts'
import { mailAddress } from './booking-details.tsx'

interface BookingThumbBarProps {
  booking: ShownBooking
  acts: OwnerAct[]
  onAsk: (act: OwnerAct) => void
}

const short: Partial<Record<OwnerAct, Label>> = {
  remind: 'Remind',
  confirm: 'Confirm',
  done: 'Done',
  move: 'Move',
}

/** Scrolls to the payments that wait for a check. */
const toWaitingMoney = () => document.querySelector('[data-waiting]')?.scrollIntoView({ block: 'center' })

/** On phones, the next step, the call button and a menu, above the dock. */
export function BookingThumbBar({ booking, acts, onAsk }: BookingThumbBarProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  const toCheck = booking.situation.kind === 'payment-to-check'
  const [first] = acts
  const FirstIcon = first && first !== 'move' ? actIcons[first] : null
  const rest = toCheck ? acts : acts.slice(1)
  const { phone, email } = booking
  if (!first && !phone && !email) return null
  const leave = (run: () => void) => () => {
    close()
    run()
  }
  const actButton = (act: OwnerAct) => {
    const Icon = actIcons[act]
    return (
      <button key={act} type="button" onClick={leave(() => onAsk(act))}>
        <Icon />
        {actWords(act, booking)}
      </button>
    )
  }
  return (
    <div className="adm-thumbs adm-thumbs-booking" role="group" aria-label={t('Answer')}>
      {toCheck && (
        <Button onClick={toWaitingMoney}>
          <Wallet />
          {t('Check payment')}
        </Button>
      )}
      {first && !toCheck && (
        <Button look={first === 'move' ? 'line' : 'accent'} onClick={() => onAsk(first)}>
          {FirstIcon && <FirstIcon />}
          {t(short[first]!)}
        </Button>
      )}
      {phone && (
        <a className="btn btn-line" href={callAddress(phone)}>
          <Phone />
          {t('Call')}
        </a>
      )}
      <Button look="line" aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
        <Ellipsis />
        {t('More')}
      </Button>
      <dialog ref={sheet} className="dialog adm-more" aria-label={t('More')} {...closeOnBackdrop}>
        <div className="adm-grab" aria-hidden="true" />
        {mayOffer(booking) && (
          <PageLink to="?tab=offer" preventScrollReset onClick={close}>
            <File />
            {t('Make an offer')}
          </PageLink>
        )}
        {rest.filter((act) => act === 'move').map(actButton)}
        {email && (
          <button type="button" onClick={leave(toReply)}>
            <Send />
            {t('Reply')}
          </button>
        )}
        {phone && (
          <OutsideLink href={whatsAppAddress(phone)} onClick={close}>
            <Chat />
            {t('WhatsApp')}
          </OutsideLink>
        )}
        {email && (
          <a href={mailAddress(booking)} onClick={close}>
            <Mail />
            {t('Email')}
          </a>
        )}
        {rest.some((act) => act !== 'move') && <hr />}
        {rest.filter((act) => act !== 'move').map(actButton)}
        <button type="button" onClick={close}>
          <Close />
          {t('Close')}
        </button>
      </dialog>
    </div>
  )
}
