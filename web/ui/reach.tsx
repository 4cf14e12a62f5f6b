import { callAddress } from '../../contract/shape/phone.ts'
import { addressLines, whatsAppLink } from '../../contract/shape/site.ts'
import { localDigits } from '../../language/numbers.ts'
import { t } from '../../language/t.ts'
import { langOf } from '../lib/lang.ts'
import { useSite } from '../lib/root-data.ts'
import { OutsideLink } from './links.tsx'

/** The contact details of the owner, shown where there is no biography yet. */
export function useContactLines() {
  const site = useSite()
  const { phone, email } = site
  const chat = whatsAppLink(site, t('Hello, I would like to ask you something.'))
  const place = addressLines(site.address).join(', ')
  return [
    ...(phone ? [{ name: t('Phone'), text: <a href={callAddress(phone)}>{localDigits(phone)}</a> }] : []),
    ...(chat
      ? [{ name: t('WhatsApp'), text: <OutsideLink href={chat}>{t('Chat on WhatsApp')}</OutsideLink> }]
      : []),
    ...(email ? [{ name: t('Email'), text: <a href={`mailto:${email}`}>{email}</a> }] : []),
    ...(place ? [{ name: t('Address'), text: <span lang={langOf(place)}>{place}</span> }] : []),
  ]
}

export const ContactLines = ({ lines }: { lines: ReturnType<typeof useContactLines> }) =>
  lines.length > 0 && (
    <dl className="facts reach">
      {lines.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
