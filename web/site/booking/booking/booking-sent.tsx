import * as lucide from 'lucide'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { Booked } from '../../../../contract/booking/booking.ts'
import { formatLongDate, momentInDhaka } from '../../../../contract/shape/dates.ts'
import { whatsAppLink } from '../../../../contract/shape/site.ts'
import { langOf } from '../../../lib/lang.ts'
import { useSendsEmail, useSite } from '../../../lib/root-data.ts'
import { icon } from '../../../ui/icons.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { t } from '../../../../language/t.ts'

const Calendar = icon(lucide.Calendar)

interface BookingSentProps {
  booked: Booked
  /** In the language of the page; the stored title is in the language of the studio. */
  serviceTitle: string
  /** The message of the server. */
  message: string
  onAnother: () => void
}

/** Built from an address alone, so that it works without script. */
const calendarAddress = (calendar: string) =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`

export function BookingSent({ booked, serviceTitle, message, onAnother }: BookingSentProps) {
  const site = useSite()
  const sendsEmail = useSendsEmail()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const another = (event: MouseEvent) => {
    event.preventDefault()
    onAnother()
  }
  const { reference, email, eventDate, calendar, path } = booked
  const chat = whatsAppLink(
    site,
    t('Hello, I have a question about my booking request {reference}.', { reference }),
  )
  return (
    <div className="booking-sent">
      <h2 ref={heading} tabIndex={-1}>
        {t('I have your request')}
      </h2>
      <p className="note" role="status">
        {message}
      </p>
      <dl className="facts">
        <div>
          <dt>{t('Reference')}</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>{t('Day')}</dt>
          <dd>{formatLongDate(momentInDhaka(eventDate))}</dd>
        </div>
        <div>
          <dt>{t('Service')}</dt>
          <dd lang={langOf(serviceTitle)}>{serviceTitle}</dd>
        </div>
        <div>
          <dt>{t('What happens next')}</dt>
          <dd>
            {!email
              ? t('I will call you. Keep the link to your booking: it does not change.')
              : sendsEmail
                ? t(
                    'A confirmation email is on its way to {email}. This is a request until we agree on the details.',
                    {
                      email,
                    },
                  )
                : t(
                    'This is a request until we agree on the details. Keep the link to your booking: it does not change.',
                  )}
          </dd>
        </div>
      </dl>
      {path && (
        // noreferrer: the link has a secret key.
        <a className="btn btn-ink btn-wide" href={path} rel="noreferrer">
          {t('Open my booking')}
        </a>
      )}
      <p className="booking-more">
        <a className="text-link" href={calendarAddress(calendar)} download={`${reference}.ics`}>
          <Calendar /> {t('Add to my calendar')}
        </a>
        <a className="text-link" href="?#book" onClick={another}>
          {t('Book another')}
        </a>
        {chat && (
          <OutsideLink className="text-link" href={chat}>
            {t('Chat on WhatsApp')}
          </OutsideLink>
        )}
      </p>
    </div>
  )
}
