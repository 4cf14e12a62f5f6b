import { type Activity, allPending } from '../../../../contract/studio/dashboard.ts'
import type { SetupProgress } from '../../../../contract/studio/setup.ts'
import { dayInDhaka } from '../../../../contract/shape/dates.ts'
import { fullDay, shortDay } from '../../lib/days.ts'
import { oneDecimal } from '../../../lib/format.ts'
import { Camera, Inbox, StarOutline } from '../../../ui/icons.tsx'
import { CalendarCheck, Newspaper } from '../../ui/icons.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { EventDays } from './event-days.tsx'
import { tasksOf, waitingWords } from './tasks.ts'
import { TaskList } from './task-list.tsx'
import { SetupNotice } from './setup-notice.tsx'
import { type Stat, StatCards } from './stat-cards.tsx'
import { Trend } from './trend.tsx'
import { plural, t, inSentences } from '../../../../language/t.ts'

export interface OwnerCounts {
  services: number
  bookings: number
  reviews: number
  messages: number
  blogs: number
}

const waiting = (count: number) =>
  count > 0
    ? { note: plural(count, '{n} needs you', '{n} need you'), hot: true }
    : { note: t('none needs you') }

function statsOf(counts: OwnerCounts, { pending, rating, newestService, weeks }: Activity): Stat[] {
  const views = weeks.reduce((sum, week) => sum + week.views, 0)
  return [
    {
      label: t('Services'),
      to: '/admin/services',
      icon: <Camera className="icon-s" />,
      count: counts.services,
      note: newestService
        ? t('newest added {n}', { n: shortDay(dayInDhaka(new Date(newestService.createdAt))) })
        : t('none yet'),
    },
    {
      label: t('Service Request'),
      to: '/admin/request',
      icon: <CalendarCheck className="icon-s" />,
      count: counts.bookings,
      ...(counts.bookings > 0 ? waiting(pending.bookings) : { note: t('none yet') }),
    },
    {
      label: t('Reviews'),
      to: '/admin/my-reviews',
      icon: <StarOutline className="icon-s" />,
      count: counts.reviews,
      note: rating > 0 ? t('{rating} on average', { rating: oneDecimal(rating) }) : t('none yet'),
    },
    {
      label: t('Message'),
      to: '/admin/inbox',
      icon: <Inbox className="icon-s" />,
      count: counts.messages,
      ...(counts.messages > 0 ? waiting(pending.messages) : { note: t('none yet') }),
    },
    {
      label: t('Blogs'),
      to: '/admin/blogs',
      icon: <Newspaper className="icon-s" />,
      count: counts.blogs,
      note: t('{views} in 12 weeks', { views: plural(views, '{n} view', '{n} views') }),
    },
  ]
}

const hasEvents = (weeks: Activity['weeks']) =>
  weeks.some(({ requests, messages, views }) => requests + messages + views > 0)

interface OwnerDashboardProps {
  counts: OwnerCounts
  activity: Activity
  today: string
  setup: SetupProgress
}

export function OwnerDashboard({ counts, activity, today, setup }: OwnerDashboardProps) {
  return (
    <>
      <AdminHead title={t('Dashboard')} lede={inSentences(fullDay(today), waitingWords(activity.pending))} />
      <SetupNotice setup={setup} />
      <div className="adm-two">
        <TaskList
          needs={tasksOf(activity, today)}
          count={allPending(activity.pending)}
          hasOutbox={activity.sending === 'outbox'}
        />
        <EventDays
          title={t('Coming up')}
          link={t('All events')}
          none={t('No upcoming events. Confirmed bookings appear here.')}
          days={activity.upcoming.map((event) => ({ ...event, title: event.name, text: event.serviceTitle }))}
        />
      </div>
      <StatCards stats={statsOf(counts, activity)} />
      {hasEvents(activity.weeks) && <Trend weeks={activity.weeks} />}
    </>
  )
}
