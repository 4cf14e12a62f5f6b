import { callAddress, whatsAppAddress } from '../../../contract/shape/phone.ts'
import { OutsideLink } from '../../ui/links.tsx'
import { Button } from '../../ui/button.tsx'
import { Chat, Phone, Send } from './icons.tsx'
import { t } from '../../../language/t.ts'

interface ThumbBarProps {
  phone?: string
  /** Nobody can be answered by mail without an address. */
  mayReply: boolean
}

/** Brings the field for a reply into view. */
export const toReply = () => {
  const field = document.querySelector<HTMLElement>('.adm-replies textarea')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** On phones the ways to answer stand above the dock, within the thumb's reach; elsewhere they are in view anyway. */
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
