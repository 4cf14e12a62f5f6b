import * as lucide from 'lucide'
import type { ReactNode } from 'react'
import type { ClientBooking } from '../../../../contract/booking/client-booking.ts'
import { longDay, timeOfDay } from '../../../../contract/shape/day-words.ts'
import { shownPhone } from '../../../../contract/shape/phone.ts'
import { whatsAppLink } from '../../../../contract/shape/site.ts'
import { localDigits } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { useApiUrl, useSite } from '../../../lib/root-data.ts'
import { icon } from '../../../ui/icons.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { Price } from '../../../ui/price.tsx'

const CalendarPlus = icon(lucide.CalendarPlus)
const Chat = icon(lucide.MessageCircle)

/** Who, what, when and where. */
export function Facts({ booking }: { booking: ClientBooking['booking'] }) {
  const { name, email, phone, serviceTitle, price, eventDate, startTime, endTime, address, note } = booking
  return (
    <dl className="facts mine-facts">
      <div>
        <dt>{t('Who')}</dt>
        <dd>
          <span lang={langOf(name)}>{name}</span>
          <small>{[email, shownPhone(phone)].filter(Boolean).join(', ')}</small>
        </dd>
      </div>
      <div>
        <dt>{t('What')}</dt>
        <dd>
          <span lang={langOf(serviceTitle)}>{serviceTitle}</span>
          {price !== null && (
            <small>
              <Price amount={price} />
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('When')}</dt>
        <dd>
          {longDay(eventDate)} {localDigits(eventDate.slice(0, 4))}
          {startTime && (
            <small>
              {endTime
                ? t('{from} to {until}', { from: timeOfDay(startTime), until: timeOfDay(endTime) })
                : timeOfDay(startTime)}
            </small>
          )}
        </dd>
      </div>
      {address && (
        <div>
          <dt>{t('Where')}</dt>
          <dd lang={langOf(address)}>{address}</dd>
        </div>
      )}
      {note && (
        <div>
          <dt>{t('Your note')}</dt>
          <dd className="mine-note" lang={langOf(note)}>
            {note}
          </dd>
        </div>
      )}
    </dl>
  )
}

interface FoldProps {
  id: string
  icon: typeof Chat
  label: string
  end?: string
  open?: boolean
  children: ReactNode
}

/** Unfolds in place, also without script. */
export const Fold = ({ id, icon: Icon, label, end, open, children }: FoldProps) => (
  <details id={id} className="mine-fold" open={open}>
    <summary className="mine-row">
      <Icon />
      <span>{label}</span>
      {end && <span className="soft">{end}</span>}
    </summary>
    <div className="mine-folded">{children}</div>
  </details>
)

export function Links({ booking, pageKey }: { booking: ClientBooking['booking']; pageKey: string }) {
  const apiUrl = useApiUrl()
  const { reference } = booking
  const chat = whatsAppLink(
    useSite(),
    t('Hello, I have a question about my booking request {reference}.', { reference }),
  )
  return (
    <>
      <a
        className="mine-row"
        href={`${apiUrl}/client-calendar/${reference}?key=${encodeURIComponent(pageKey)}`}
        download={`${reference}.ics`}
      >
        <CalendarPlus />
        <span>{t('Add to my calendar')}</span>
      </a>
      {chat && (
        <OutsideLink className="mine-row" href={chat}>
          <Chat />
          <span>{t('Chat on WhatsApp')}</span>
        </OutsideLink>
      )}
    </>
  )
}
