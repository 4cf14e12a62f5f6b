import { t, translated } from '../../language/t.ts'
import { z } from './zod.ts'
import { price } from './amount.ts'
import { endpoint } from './endpoint.ts'
import { dataReply, savedReply } from './envelope.ts'
import {
  changesSomething,
  nothingToChange,
  optionalText,
  phone,
  timestamp,
  version,
  wholeNumber,
} from './fields.ts'
import { timeZone } from '../../language/dates.ts'
import { languages } from '../../language/languages.ts'
import { weekHours } from './week-hours.ts'
import { isZone } from './zone.ts'

/** The number is required only if payments are taken this way. */
const wallet = z.object({ on: z.boolean(), number: z.string().trim().max(32) }).transform((way, context) => {
  if (!way.on && way.number === '') return way
  const read = phone.safeParse(way.number)
  if (read.success) return { ...way, number: read.data }
  if (way.on) context.addIssue({ code: 'custom', path: ['number'], message: read.error.issues[0]!.message })
  return way
})

const payments = z
  .object({
    bkash: wallet,
    bkashKind: z.enum(['personal', 'merchant']),
    nagad: wallet,
    rocket: wallet,
    bank: z.object({ on: z.boolean(), details: optionalText('Account', 500) }),
    cash: z.boolean(),
    /** Percent of the price. */
    advance: wholeNumber('Usual advance', 100),
  })
  .superRefine(({ bank }, context) => {
    if (bank.on && !bank.details)
      context.addIssue({
        code: 'custom',
        path: ['bank', 'details'],
        message: 'Enter the bank, the account name and the account number.',
      })
  })
export type Payments = z.infer<typeof payments>

const within = (label: string, min: number, max: number, unit: string) =>
  wholeNumber(label, max).refine((value) => value >= min, {
    error: () =>
      t('{label} must be at least {min} {unit}.', { label: translated(label), min, unit: translated(unit) }),
  })

/** Which days and times clients can ask for, apart from the working hours. */
export const calendarRules = z.object({
  /** The time zone of all dates and times. */
  zone: z.string().trim().refine(isZone, 'This is not a time zone. Use one such as Asia/Dhaka.'),
  /** Notice in days; 0 allows requests for today. */
  shortestNotice: wholeNumber('Shortest notice', 365),
  /** How many days ahead clients can book; null for no limit. */
  longestNotice: within('Longest notice', 1, 3650, 'day').nullable(),
  /** Minutes kept free after each shoot that does not take the whole day. */
  buffer: wholeNumber('Time between shoots', 720),
  /** Bookings a day; null for no limit. */
  mostPerDay: within('Shoots per day', 1, 24, 'shoot').nullable(),
  /** Minutes between start times. */
  startEvery: within('Minutes between start times', 15, 720, 'minutes'),
  /** Hours for which a day that became free is held for the next client on the waiting list. */
  holdHours: within('Hold a day for (hours)', 1, 720, 'hour'),
  /** Days before the event until which cancelling is free. */
  cancelNotice: wholeNumber('Days to cancel free of charge', 365).default(14),
  /** Days before the event until which clients can cancel by themselves; later they have to ask and nothing is refunded. */
  lateNotice: wholeNumber('Days for a partial refund', 365).default(3),
  /** Percent of the advance that is kept between these two. */
  lateKeep: wholeNumber('Share you keep', 100).default(50),
})
export type CalendarRules = z.infer<typeof calendarRules>

/** A list item of the owner in both languages; if one is missing, the other is shown. */
const extra = z
  .object({ en: optionalText('Name', 200), bn: optionalText('Name', 200), price })
  .refine(({ en, bn }) => en !== '' || bn !== '', { path: ['en'], message: 'Name is required.' })

/** How the business is run. For the owner and the software, not for the pages. Null if not set yet. */
const studio = z.object({
  /** Working hours. */
  hours: weekHours.nullable(),
  payments: payments.nullable(),
  calendar: calendarRules.refine(({ cancelNotice, lateNotice }) => lateNotice <= cancelNotice, {
    path: ['lateNotice'],
    message: 'This cannot be more than the days for free cancellation.',
  }),
  /** The language of the studio and of mails to the owner. */
  language: z.enum(languages),
  /** Whether the subscribed calendar shows clients and places. */
  feedNames: z.boolean(),
  /** Extras for offers: travel, an extra hour, an album. */
  extras: z.array(extra).max(50, 'There can be at most 50.'),
  /** The terms of new offers, in the client's language. */
  terms: z.object({ en: optionalText('Terms', 10_000), bn: optionalText('Terms', 10_000) }),
  /** Days after the due day when a balance is late, and whether clients are reminded then. */
  late: z.object({ days: wholeNumber('Days until an invoice is overdue', 365), remind: z.boolean() }),
  /** The prefix of booking references. */
  referencePrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2,4}$/, 'Use two to four letters, like AL.'),
})
export type Studio = z.infer<typeof studio>

/** Safe defaults. */
const defaultCalendar: CalendarRules = {
  zone: timeZone,
  shortestNotice: 2,
  longestNotice: null,
  buffer: 0,
  mostPerDay: null,
  startEvery: 60,
  holdHours: 24,
  cancelNotice: 14,
  lateNotice: 3,
  lateKeep: 50,
}

export const defaultStudio: Studio = {
  hours: null,
  payments: null,
  calendar: defaultCalendar,
  language: 'en',
  feedNames: true,
  extras: [],
  terms: { en: '', bn: '' },
  late: { days: 14, remind: false },
  referencePrefix: 'AL',
}

/** The initial values of the forms. */
export const usualPayments: Payments = {
  bkash: { on: false, number: '' },
  bkashKind: 'personal',
  nagad: { on: false, number: '' },
  rocket: { on: false, number: '' },
  bank: { on: false, details: '' },
  cash: true,
  advance: 30,
}

export const studioHours = studio.pick({ hours: true, referencePrefix: true })
export const studioCalendar = studio.pick({ calendar: true })
export const studioPayments = studio.pick({ payments: true, late: true })
export const studioOffers = studio.pick({ extras: true, terms: true })
export const studioLanguage = studio.pick({ language: true })

export const studioEndpoints = {
  one: endpoint({
    method: 'GET',
    path: '/studio',
    access: 'owner',
    summary:
      'How the business is run: days worked, rules of the calendar, ways to be paid, numbering of bookings, language',
    reply: dataReply(studio.extend({ version: timestamp })),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/update-studio',
    access: 'owner',
    summary: 'Change some settings; with `version`, only if they were not changed in the meantime',
    body: studio.partial().extend({ version }).refine(changesSomething, nothingToChange),
    reply: savedReply,
  }),
}
