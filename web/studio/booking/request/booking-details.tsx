import type { ReactNode } from 'react'
import type { Booking, ShownBooking } from '../../../../contract/booking/booking.ts'
import { formatLongDate } from '../../../../contract/shape/dates.ts'
import { callAddress, shownPhone, whatsAppAddress } from '../../../../contract/shape/phone.ts'
import { type Label, t } from '../../../../language/t.ts'
import { taka } from '../../../lib/format.ts'
import { langOf } from '../../../lib/lang.ts'
import { OutsideLink } from '../../../ui/links.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { shownHours } from '../../lib/clock.ts'
import { fullDay, relativeDay, yearDay } from '../../lib/days.ts'
import { Chat, Mail, Phone } from '../../ui/icons.tsx'

interface BookingDetailsProps {
  request: ShownBooking
  today: string
  maySolve: boolean
}

const Fact = ({ name, children, lang }: { name: Label; children: ReactNode; lang?: string }) => (
  <>
    <dt>{t(name)}</dt>
    <dd lang={lang}>{children}</dd>
  </>
)

/** Erased or never given. */
const Missing = ({ of }: { of: Pick<Booking, 'erasedAt'> }) => (
  <span className="adm-soft">{of.erasedAt ? t('erased') : t('not given')}</span>
)

export const mailAddress = ({ email, serviceTitle, eventDate }: Booking) =>
  `mailto:${email}?subject=${encodeURIComponent(`${serviceTitle}, ${yearDay(eventDate)}`)}`

export function BookingDetails({ request, today, maySolve }: BookingDetailsProps) {
  const { name, email, phone, serviceId, serviceTitle, eventDate, startTime, endTime, address } = request
  return (
    <section className="panel" aria-labelledby="details-title">
      <header>
        <h2 id="details-title">{t('Booking details')}</h2>
      </header>
      <dl className="adm-facts">
        <Fact name="Reference">
          <span className="adm-num">{request.reference}</span>
        </Fact>
        <Fact name="Name" lang={langOf(name)}>
          {name}
        </Fact>
        <Fact name="Email">
          {maySolve && email ? (
            <a className="adm-link" href={mailAddress(request)}>
              {email}
            </a>
          ) : (
            email || <Missing of={request} />
          )}
        </Fact>
        <Fact name="Phone">
          {maySolve && phone ? (
            <a className="adm-link adm-num" href={callAddress(phone)}>
              {shownPhone(phone)}
            </a>
          ) : (
            <span className="adm-num">{shownPhone(phone) || <Missing of={request} />}</span>
          )}
        </Fact>
        <Fact name="Interest" lang={langOf(serviceTitle)}>
          {serviceId ? (
            <PageLink className="adm-link" to={`/services/${serviceId}`}>
              {serviceTitle}
            </PageLink>
          ) : (
            serviceTitle
          )}{' '}
          {request.price !== null && <span className="adm-soft adm-num">{taka(request.price)}</span>}
        </Fact>
        <Fact name="Event date">
          <time dateTime={eventDate}>{fullDay(eventDate)}</time>{' '}
          <span className="adm-soft">{relativeDay(today, eventDate)}</span>
          {startTime && <span className="adm-cell-s">{shownHours(startTime, endTime)}</span>}
        </Fact>
        <Fact name="Address" lang={langOf(address)}>
          {address || <span className="adm-soft">{t('not given')}</span>}
        </Fact>
      </dl>
    </section>
  )
}

/** On phones these are in the bar above the dock. */
export const ContactButtons = ({ request }: { request: Booking }) => (
  <div className="adm-equal adm-reach adm-desk">
    {request.phone && (
      <a className="btn btn-line" href={callAddress(request.phone)}>
        <Phone />
        {t('Call')}
      </a>
    )}
    {request.email && (
      <a className="btn btn-line" href={mailAddress(request)}>
        <Mail />
        {t('Email')}
      </a>
    )}
    {request.phone && (
      <OutsideLink className="btn btn-line" href={whatsAppAddress(request.phone)}>
        <Chat />
        {t('WhatsApp')}
      </OutsideLink>
    )}
  </div>
)

/** The message sent with the request, shown first. */
export const ClientNote = ({ note }: { note: string }) =>
  note && (
    <section className="panel adm-wish" aria-labelledby="wish-title">
      <h2 id="wish-title">{t('Anything I should know')}</h2>
      <blockquote lang={langOf(note)}>{note}</blockquote>
    </section>
  )

export const ErasedNote = ({ at }: { at: string }) => (
  <p className="adm-soft adm-small">
    {t('Erased on {day}. Invoices, receipts and payments stay in your books.', {
      day: formatLongDate(at),
    })}
  </p>
)
