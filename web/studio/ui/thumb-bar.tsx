import { callAddress, whatsAppAddress } from '../../../contract/shape/phone.ts'
import { OutsideLink } from '../../ui/links.tsx'
import { Button } from '../../ui/button.tsx'
import { Chat, Phone, Send } from './icons.tsx'
import { t } from '../../../language/t.ts'

interface ThumbBarProps {
  phone?: string
  /** Without an email address there is no reply by mail. */
  mayReply: boolean
}

/** Scrolls to the reply form. */
export const toReply = () => {
  const field = document.querySelector<HTMLElement>('.adm-replies textarea')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** On phones the ways to answer are above the dock; elsewhere they are in view anyway. */
export function ThumbBar({ phone, mayReply }: ThumbBarProps) {
  if (!phone && !mayReply) return null
  return (
    <div className="adm-thumbs" role="group" aria-label={t('Answer')}>
      {phone && (
        <>
          <a className="btn btn-line" href={callAddress(phone)}>
            <Phone />
            {t('Call')}
          </a>
          <OutsideLink className="btn btn-line" href={whatsAppAddress(phone)}>
            <Chat />
            {t('WhatsApp')}
          </OutsideLink>
        </>
      )}
      {mayReply && (
        <Button look="line" onClick={toReply}>
          <Send />
          {t('Reply')}
        </Button>
      )}
    </div>
  )
}
