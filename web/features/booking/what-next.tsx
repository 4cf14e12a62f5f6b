import { whatsAppLink } from '../../../contract/site.ts'
import { t } from '../../../language/t.ts'
import { useSite } from '../../lib/site.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'

/** Under the panel, on plain paper: what a request leads to, and how to talk first. */
export function WhatNext({ title }: { title: string }) {
  const chat = whatsAppLink(useSite(), t('Hello, I would like to ask about {title}.', { title }))
  return (
    <section className="book-next" aria-label={t('What happens next')}>
      <h3>{t('What happens next')}</h3>
      <ol>
        <li>{t('You get an answer with an offer.')}</li>
        <li>{t('You accept it and pay the advance. The day is yours.')}</li>
        <li>{t('We talk for ten minutes and plan the day.')}</li>
      </ol>
      {chat && (
        <p className="ask">
          <OutsideLink href={chat}>{t('Prefer to talk first? Chat on WhatsApp')}</OutsideLink>
        </p>
      )}
    </section>
  )
}
