import { z } from '../shape/zod.ts'
import { calendarRules } from '../shape/studio-settings.ts'
import { t } from '../../language/t.ts'
import { booking } from './booking.ts'
import { situationSummary } from './booking-situation.ts'
import { clock, anyEventDate, day, id, idParams, optionalText, timestamp } from '../shape/fields.ts'
import { endpoint } from '../shape/endpoint.ts'
import { createdReply, dataReply, doneReply, listReply } from '../shape/envelope.ts'
import { busyTime } from './outside-calendar.ts'
import { repetitions } from './repetition.ts'
import { addDays } from '../shape/zone.ts'

/** The terms of booking and cancelling that pages show. */
export const promises = calendarRules.pick({
  shortestNotice: true,
  cancelNotice: true,
  lateNotice: true,
  lateKeep: true,
})
export type Promises = z.infer<typeof promises>

const mostDays = 62

const dayState = z.enum(['free', 'few', 'taken', 'closed'])

/** A day with its state and start times; services of a whole day have no times. */
export const availableDay = z.object({
  date: z.iso.date(),
  state: dayState,
  times: z.array(z.string()).optional(),
})
export type AvailableDay = z.infer<typeof availableDay>

const days = z.object({ from: day, to: day })

/** Skipped if the day itself is invalid: that has its own sentence. */
const isWithin = (count: number, { from, to }: z.output<typeof days>) =>
  !day.safeParse(from).success || to < addDays(from, count)

/** At most a month and the days around it on the page. */
const fewDays = <T extends z.ZodType<z.output<typeof days>>>(query: T) =>
  query
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first.' })
    .refine((asked) => isWithin(mostDays, asked), {
      path: ['to'],
      error: () => t('Ask for at most {mostDays} days.', { mostDays }),
    })

export const availabilityQuery = fewDays(days.extend({ serviceId: id }))
export type AvailabilityQuery = z.output<typeof availabilityQuery>

export const calendarQuery = fewDays(days)
export type CalendarQuery = z.output<typeof calendarQuery>

const reason = optionalText('Reason', 200)
const repeat = z.enum(repetitions, 'Repeat is week or year.')

/** Whole days, or from a time on the first day until a time on the last. */
export const blockedDaysInput = z
  .object({
    from: anyEventDate,
    to: anyEventDate,
    fromTime: clock.optional(),
    toTime: clock.optional(),
    reason,
    repeat: repeat.optional(),
    /** The last day on which it may repeat; without it there is no end. */
    repeatUntil: anyEventDate.optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first.' })
  .refine(({ from, to, fromTime = '', toTime = '24' }) => from < to || fromTime < toTime, {
    path: ['toTime'],
    message: 'It must end after it begins.',
  })
  .refine(({ repeat: every, ...blocked }) => every !== 'week' || isWithin(7, blocked), {
    path: ['to'],
    message: 'A weekly block can be at most a week long.',
  })
  .refine(({ repeat: every, ...blocked }) => every !== 'year' || isWithin(365, blocked), {
    path: ['to'],
    message: 'A yearly block can be at most a year long.',
  })
  .refine(({ from, repeatUntil }) => repeatUntil === undefined || repeatUntil >= from, {
    path: ['repeatUntil'],
    message: 'It cannot end before it begins.',
  })
export type BlockedDaysInput = z.output<typeof blockedDaysInput>

const blockedDays = z.object({
  _id: id,
  from: z.iso.date(),
  to: z.iso.date(),
  fromTime: z.string().nullable(),
  toTime: z.string().nullable(),
  reason: z.string(),
  repeat: repeat.nullable(),
  repeatUntil: z.iso.date().nullable(),
})
export type BlockedDays = z.infer<typeof blockedDays>

/** Everything requested, held, confirmed or done on a day. */
const calendarBooking = booking
  .pick({
    _id: true,
    reference: true,
    name: true,
    serviceTitle: true,
    eventDate: true,
    startTime: true,
    endTime: true,
    address: true,
    status: true,
    place: true,
    resolved: true,
    heldUntil: true,
  })
  .extend({
    situation: situationSummary,
    /** Of the event itself; null until a time is agreed. */
    startsAt: timestamp.nullable(),
    endsAt: timestamp.nullable(),
  })
export type CalendarBooking = z.infer<typeof calendarBooking>

const openDay = z.object({ date: z.iso.date(), from: z.string(), until: z.string() })
export type OpenDay = z.infer<typeof openDay>

export const openDayInput = z
  .object({ date: anyEventDate, from: clock, until: clock })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: 'The day must end after it begins.',
  })

export const calendarEndpoints = {
  availability: endpoint({
    method: 'GET',
    path: '/availability',
    access: 'public',
    cached: 'for-all',
    summary: `Which days can be asked for, and when a shoot can begin; at most ${mostDays} days`,
    query: availabilityQuery,
    reply: dataReply(z.array(availableDay)),
  }),
  promises: endpoint({
    method: 'GET',
    path: '/promises',
    access: 'public',
    cached: 'for-all',
    summary: 'The terms of booking and cancelling: notice, deadlines, and what is kept of the advance',
    reply: dataReply(promises),
  }),
  days: endpoint({
    method: 'GET',
    path: '/calendar',
    access: 'owner',
    summary: `Bookings, blocked and open days of some days, in their order, each time that something repeats, and days off; at most ${mostDays} days`,
    query: calendarQuery,
    reply: dataReply(
      z.object({
        bookings: z.array(calendarBooking),
        blocked: z.array(blockedDays),
        openDays: z.array(openDay),
        /** Days off by the weekly hours. */
        off: z.array(z.iso.date()),
        /** Busy times of outside calendars. */
        busy: z.array(busyTime),
      }),
    ),
  }),
  block: endpoint({
    method: 'POST',
    path: '/blocked-days',
    access: 'owner',
    summary: 'Block days or hours, once, every week or every year',
    body: blockedDaysInput,
    status: 201,
    reply: createdReply,
  }),
  blocked: endpoint({
    method: 'GET',
    path: '/blocked-days',
    access: 'owner',
    summary: 'Blocked days and hours from today on, in order; repeated ones are listed once',
    reply: listReply(blockedDays),
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/blocked-days/{id}',
    access: 'owner',
    summary: 'Unblock days or hours',
    params: idParams,
    reply: doneReply,
  }),
  open: endpoint({
    method: 'PUT',
    path: '/open-days',
    access: 'owner',
    summary: 'Open a day that is usually closed, or change its hours',
    body: openDayInput,
    reply: doneReply,
  }),
  opened: endpoint({
    method: 'GET',
    path: '/open-days',
    access: 'owner',
    summary: 'Days with hours of their own from today on, in order',
    reply: listReply(openDay),
  }),
  close: endpoint({
    method: 'DELETE',
    path: '/open-days/{date}',
    access: 'owner',
    summary: 'Let a day follow the weekly hours again',
    params: z.object({ date: day }),
    reply: doneReply,
  }),
  feedAddress: endpoint({
    method: 'GET',
    path: '/calendar-feed',
    access: 'owner',
    summary: 'The secret path of the calendar subscription',
    reply: dataReply(z.object({ path: z.string() })),
  }),
  renewFeed: endpoint({
    method: 'POST',
    path: '/calendar-feed',
    access: 'owner',
    summary: 'Renew the secret path of the calendar subscription; the old one stops working',
    reply: dataReply(z.object({ path: z.string() })),
  }),
  feed: endpoint({
    method: 'GET',
    path: '/calendar/{secret}.ics',
    access: 'public',
    summary: 'Held and confirmed days as a calendar, with the secret in the path',
    params: z.object({ secret: z.string().max(64) }),
    type: 'text/calendar',
    reply: z.string(),
  }),
}
