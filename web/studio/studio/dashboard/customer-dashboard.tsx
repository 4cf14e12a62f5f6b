import type { ShownBooking } from '../../../../contract/booking/booking.ts'
import { fullDay, relativeDay } from '../../lib/days.ts'
import { Inbox, StarOutline } from '../../../ui/icons.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { CalendarCheck } from '../../ui/icons.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { EventDays } from './event-days.tsx'
import { StatCards } from './stat-cards.tsx'
import { plural, t } from '../../../../language/t.ts'

export interface CustomerCounts {
  bookings: number
  reviews: number
  messages: number
}

interface CustomerDashboardProps {
  counts: CustomerCounts
  /** Newest first. */
  bookings: ShownBooking[]
  today: string
}

/** The dashboard of a customer: their own bookings, reviews and messages. */
export function CustomerDashboard({ counts, bookings, today }: CustomerDashboardProps) {
  return (
    <>
      <AdminHead
        title={t('Dashboard')}
        lede={t('{today}. You have sent {bookings}.', {
          today: fullDay(today),
          bookings: plural(counts.bookings, '{n} booking request', '{n} booking requests'),
        })}
      />
      <StatCards
        stats={[
          {
            label: t('Service Request'),
            to: '/admin/request',
            icon: <CalendarCheck className="icon-s" />,
            count: counts.bookings,
            note: t('sent by you'),
          },
          {
            label: t('Reviews'),
            to: '/admin/my-reviews',
            icon: <StarOutline className="icon-s" />,
            count: counts.reviews,
            note: t('written by you'),
          },
          {
            label: t('Message'),
            to: '/admin/inbox',
            icon: <Inbox className="icon-s" />,
            count: counts.messages,
            note: t('sent by you'),
          },
        ]}
      />
      <div className="adm-two">
        <EventDays
          title={t('Your bookings')}
          link={t('All bookings')}
          none={t('Nothing booked yet. Choose a service and press Book Now. Your request will appear here.')}
          days={bookings.map((booking) => ({
            ...booking,
            title: booking.serviceTitle,
            text: relativeDay(today, booking.eventDate),
          }))}
        />
        <section className="panel" aria-labelledby="next-title">
          <header>
            <h2 id="next-title">{t('What next?')}</h2>
          </header>
          <div className="adm-block">
            <p>{t('After a shoot, tell others how it went. Your review appears under the service.')}</p>
            <ButtonLink look="line" className="adm-gap" to="/services" wide>
              {t('See the services')}
            </ButtonLink>
            <p className="note">
              {t('Need to change a booking?')}{' '}
              <PageLink className="adm-link" to="/contact">
                {t('Write to the studio')}
              </PageLink>
            </p>
          </div>
        </section>
      </div>
    </>
  )
}
