import * as lucide from 'lucide'
import type { ReactNode } from 'react'
import { isPossible } from '../../../../contract/booking/booking-acts.ts'
import type { ClientBooking } from '../../../../contract/booking/client-booking.ts'
import type { ClientMoney } from '../../../../contract/billing/client-offer.ts'
import { dayAndMonth, longDay, weekdayName } from '../../../../contract/shape/day-words.ts'
import { currentLanguage } from '../../../../language/current.ts'
import { addressIn } from '../../../../language/languages.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { icon } from '../../../ui/icons.tsx'
import type { LoadedDays } from '../../../site/booking/load-days.ts'
import { HeldDay, OtherDay } from './answers.tsx'
import { AskDay } from './ask-day.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { BookingMoney, MoneyNow } from './money/booking-money.tsx'
import { PaperAccess } from './money/paper-link.tsx'
import { isHeldDay, presentOf } from './present-state.ts'
import { Facts, Fold, Links } from './side.tsx'
import { Thread } from './thread.tsx'
import { Timeline } from './timeline.tsx'
import type { SentForm } from './use-client-form.ts'

const CalendarClock = icon(lucide.CalendarClock)
const CircleX = icon(lucide.CircleX)

/** The server opens each gallery for the client, without a PIN. */
function Galleries({ galleries }: Pick<ClientBooking, 'galleries'>) {
  if (galleries.length === 0) return null
  const language = currentLanguage()
  return (
    <div className="mine-galleries">
      {galleries.map(({ title, path }) => (
        <a key={path} className="btn btn-accent" href={addressIn(language, path)}>
          {galleries.length > 1 ? <span lang={langOf(title)}>{title}</span> : t('Open my gallery')}
        </a>
      ))}
    </div>
  )
}

interface ClientPageProps {
  page: ClientBooking
  money: ClientMoney
  /** Whether the client returns from a payment gateway. */
  cameBack: boolean
  pageKey: string
  /** Undefined if the service was deleted. */
  days?: LoadedDays
  /** A picture of the service, at the side. */
  picture?: ReactNode
  sent?: SentForm
}

/** Everything about one booking, for anyone who has its link. */
export function ClientPage({ page, money, cameBack, pageKey, days, picture, sent }: ClientPageProps) {
  const { booking, messages, askedDay } = page
  const { status, lead } = presentOf(page, money)
  const mayMove = isPossible('move', booking.status) && days?.days
  const { reference } = booking
  return (
    <PaperAccess value={{ reference, pageKey }}>
      <div className="wrap mine-head">
        <p>
          {t('Booking {reference}', { reference })} · {status}
        </p>
        <h1>
          {weekdayName(booking.eventDate)}, <em>{dayAndMonth(booking.eventDate)}</em>
        </h1>
        <p className="lead">
          {askedDay?.by === 'owner'
            ? t('I propose {day} instead. Please answer below.', { day: longDay(askedDay.eventDate) })
            : lead}
        </p>
        <Galleries galleries={page.galleries} />
      </div>
      <div className="wrap grid-12 mine">
        <div className="mine-main">
          <Timeline page={page} money={money}>
            <MoneyNow page={page} money={money} cameBack={cameBack} sent={sent} />
            {isHeldDay(page) && booking.heldUntil && <HeldDay booking={booking} sent={sent} />}
            {askedDay && <OtherDay asked={askedDay} booking={booking} sent={sent} />}
          </Timeline>
          <BookingMoney page={page} money={money} sent={sent} />
          <Thread messages={messages} name={booking.name} sent={sent} />
        </div>
        <aside className="mine-side">
          <div className="mine-photo">{picture}</div>
          <Facts booking={booking} />
          <div className="mine-links">
            <Links booking={booking} pageKey={pageKey} />
            {mayMove && (
              <Fold
                id="another-day"
                icon={CalendarClock}
                label={t('Ask for another day')}
                open={days.month !== undefined || sent?.form === 'ask'}
              >
                <AskDay
                  key={booking.eventDate}
                  booking={booking}
                  loaded={days}
                  pageKey={pageKey}
                  sent={sent}
                />
              </Fold>
            )}
            {isPossible('cancel', booking.status) && (
              <Fold id="cancel" icon={CircleX} label={t('Cancel the booking')} open={sent?.form === 'cancel'}>
                <CancelBooking page={page} sent={sent} />
              </Fold>
            )}
          </div>
        </aside>
      </div>
    </PaperAccess>
  )
}
