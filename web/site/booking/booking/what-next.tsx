import type { Promises } from '../../../../contract/booking/calendar.ts'
import { whatsAppLink } from '../../../../contract/shape/site.ts'
import { t } from '../../../../language/t.ts'
import { promisesInWords } from '../promise-words.ts'
import { useSite } from '../../../lib/root-data.ts'
import { OutsideLink } from '../../../ui/links.tsx'

/** Below the panel: what happens after a request, and how to talk first. */
interface WhatNextProps {
  title: string
  promises: Promises | undefined
}

export function WhatNext({ title, promises }: WhatNextProps) {
  const chat = whatsAppLink(useSite(), t('Hello, I would like to ask about {title}.', { title }))
  return (
    <section className="book-next" aria-label={t('What happens next')}>
      <h3>{t('What happens next')}</h3>
      <ol>
        <li>{t('I reply with an offer.')}</li>
        <li>{t('You accept it and pay the advance. The day is yours.')}</li>
        <li>{t('We talk for ten minutes and plan the day.')}</li>
      </ol>
      {promises && <p className="note">{promisesInWords(promises)}</p>}
      {chat && (
        <p className="ask">
          <OutsideLink href={chat}>{t('Prefer to talk first? Chat on WhatsApp')}</OutsideLink>
        </p>
      )}
    </section>
  )
}
