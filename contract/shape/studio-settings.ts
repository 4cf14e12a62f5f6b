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
import { timeZone } from '../../language/dhaka.ts'
import { languages } from '../../language/languages.ts'
import { weekHours } from './week-hours.ts'
import { isZone } from './zone.ts'

/** A number is only asked for where money is taken this way. */
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

/** Which days and times can be asked for, beside the hours that are worked. */
export const calendarRules = z.object({
  /** The wall clock that days and times are meant by. */
  zone: z.string().trim().refine(isZone, 'This is not a time zone. Use one such as Asia/Dhaka.'),
  /** Days from today until the first one that can be asked for; 0 lets people ask for today. */
  shortestNotice: wholeNumber('Shortest notice', 365),
  /** Days until the last one; null for no end. */
  longestNotice: within('Longest notice', 1, 3650, 'day').nullable(),
  /** Minutes that stay free behind each shoot, unless it takes the day. */
  buffer: wholeNumber('Time between shoots', 720),
  /** Null for as many as fit. */
  mostPerDay: within('Shoots per day', 1, 24, 'shoot').nullable(),
  /** Minutes from one time to begin to the next. */
  startEvery: within('Minutes between start times', 15, 720, 'minutes'),
  /** How long a day that became free is kept for the next who waits for it. */
  holdHours: within('Hold a day for (hours)', 1, 720, 'hour'),
  /** Until so many days before an agreed day cancelling is free. */
  cancelNotice: wholeNumber('Days to cancel free of charge', 365).default(14),
  /** Until so many days before it clients cancel by themselves; after that they ask, and nothing comes back. */
  lateNotice: wholeNumber('Days for a partial refund', 365).default(3),
  /** What is kept of the advance between the two, in percent. */
  lateKeep: wholeNumber('Share you keep', 100).default(50),
})
export type CalendarRules = z.infer<typeof calendarRules>

/** A line of the owner's own list; what is missing in one language is said in the other. */
const extra = z
  .object({ en: optionalText('Name', 200), bn: optionalText('Name', 200), price })
  .refine(({ en, bn }) => en !== '' || bn !== '', { path: ['en'], message: 'Name is required.' })

/** How the business is run: for the owner and the software, not for the pages. Null until the owner has said it. */
const studio = z.object({
  /** When the studio works. */
  hours: weekHours.nullable(),
  payments: payments.nullable(),
  calendar: calendarRules.refine(({ cancelNotice, lateNotice }) => lateNotice <= cancelNotice, {
    path: ['lateNotice'],
    message: 'This cannot be more than the days for free cancellation.',
  }),
  /** What the owner reads: the admin area, and mails of the site. */
  language: z.enum(languages),
  /** Whether the calendar to subscribe to names clients and places. */
  feedNames: z.boolean(),
  /** What offers are put together from beside the service: travel, an hour more, an album. */
  extras: z.array(extra).max(50, 'There can be at most 50.'),
  /** Those of new offers, as each client reads them. */
  terms: z.object({ en: optionalText('Terms', 10_000), bn: optionalText('Terms', 10_000) }),
  /** When what is owed is late, in days after the balance is due, and whether clients are reminded of it then. */
  late: z.object({ days: wholeNumber('Days until an invoice is overdue', 365), remind: z.boolean() }),
  /** Stands before the number of every new booking. */
  referencePrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2,4}$/, 'Use two to four letters, like AL.'),
})
export type Studio = z.infer<typeof studio>

/** What is safe until the owner says otherwise. */
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

/** Where the forms begin. */
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
    summary: 'Change some of it; with `version`, only if nobody else did since then',
    body: studio.partial().extend({ version }).refine(changesSomething, nothingToChange),
    reply: savedReply,
  }),
}
