import { callAddress } from '../../../../contract/shape/phone.ts'
import { addressLines, whatsAppLink } from '../../../../contract/shape/site.ts'
import { useSite } from '../../../lib/root-data.ts'
import type { FormResult } from '../../../lib/submit.ts'
import { OutsideLink } from '../../../ui/links.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { ContactForm } from './contact-form.tsx'
import { localDigits } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'

function Details() {
  const site = useSite()
  const { address, phone, email } = site
  const chat = whatsAppLink(site, t('Hello, I would like to ask you something.'))
  const [first, second] = addressLines(address)
  if (!first && !phone && !chat && !email) return null
  return (
    <dl>
      {first && (
        <div>
          <dt>{t('Address')}</dt>
          <dd lang={langOf(first)}>
            {first}
            {second && <br />}
            {second}
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{t('Phone')}</dt>
          <dd>
            <a href={callAddress(phone)}>{localDigits(phone)}</a>
          </dd>
        </div>
      )}
      {chat && (
        <div>
          <dt>{t('WhatsApp')}</dt>
          <dd>
            <OutsideLink href={chat}>{t('Chat on WhatsApp')}</OutsideLink>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{t('Email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}

export function Contact({ result }: { result?: FormResult }) {
  const { pictures, notes } = useSite()
  const { contact } = pictures
  return (
    <div className="grid-12 split">
      <section className="split-photo tall scrim on-photo">
        {contact.src && <Picture of={contact} sizes="(width <= 760px) 240vw, 80vw" priority />}
        <div className="contact-copy">
          <h1>{t('Get in touch')}</h1>
          <Details />
        </div>
      </section>
      <section className="split-form">
        <h2>{t('Tell me what you want to see')}</h2>
        {notes.contact && <p lang={langOf(notes.contact)}>{notes.contact}</p>}
        <ContactForm result={result} />
      </section>
    </div>
  )
}
