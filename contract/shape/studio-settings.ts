import { type Label, t, translated } from '../../language/t.ts'
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
import { languageNames, languages } from '../../language/languages.ts'
import { type Block, filled, numberSetting, partOf, setting, switchSetting, textSetting } from './setting.ts'
import { usualHours, weekHours } from './week-hours.ts'
import { isZone } from './zone.ts'

const working: Block = { page: 'days', title: 'Days you work' }
const numbering: Block = { page: 'days', title: 'Bookings' }
const asking: Block = { page: 'calendar', title: 'What clients can book' }
const buffering: Block = { page: 'calendar', title: 'Breaks and buffers' }
const cancelling: Block = { page: 'calendar', title: 'Cancellation', foot: 'promises' }
const pricing: Block = {
  page: 'offers',
  title: 'Price list',
  note: 'What you offer besides your services: travel, an extra hour, an album.',
  isWide: true,
}
const agreeing: Block = { page: 'offers', title: 'Terms' }
const paying: Block = { page: 'payments', title: 'How you are paid', isQuiet: true }
const reminding: Block = { page: 'payments', title: 'Overdue' }
const speaking: Block = { page: 'language' }

/** The number is required only if payments are taken this way. */
const wallet = z.object({ on: z.boolean(), number: z.string().trim().max(32) }).transform((way, context) => {
  if (!way.on && way.number === '') return way
  const read = phone.safeParse(way.number)
  if (read.success) return { ...way, number: read.data }
  if (way.on) context.addIssue({ code: 'custom', path: ['number'], message: read.error.issues[0]!.message })
  return way
})

const walletSetting = (label: Label) => setting(() => wallet, { block: paying, label, part: 'payWay' })

const payments = z
  .object({
    bkash: walletSetting('bKash'),
    bkashKind: z.enum(['personal', 'merchant']),
    nagad: walletSetting('Nagad'),
    rocket: walletSetting('Rocket'),
    bank: setting(() => z.object({ on: z.boolean(), details: optionalText('Account', 500) }), {
      block: paying,
      label: 'Bank transfer',
      part: 'payWay',
      search: ['Bank account'],
    }),
    cash: switchSetting({
      block: paying,
      label: 'Cash, in person',
      part: 'payWay',
      hint: 'You record each payment yourself; the client gets a receipt.',
      initial: true,
    }),
    /** Percent of the price. */
    advance: numberSetting(100, {
      block: paying,
      label: 'Usual advance',
      hint: 'Percent of the price.',
      initial: 30,
    }),
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

/** An empty field means no limit. */
const noLimitOr = <S extends z.ZodType>(limit: S) =>
  z.preprocess((value) => (value === '' ? null : value), limit.nullable())

/** Which days and times clients can ask for, apart from the working hours. */
export const calendarRules = z.object({
  /** Notice in days; 0 allows requests for today. */
  shortestNotice: numberSetting(365, {
    block: asking,
    label: 'Notice, in days',
    half: true,
    hint: 'Earlier days are closed. With 0, clients can book today.',
    search: ['Shortest notice'],
    initial: 2,
  }),
  /** How many days ahead clients can book; null for no limit. */
  longestNotice: setting((label) => noLimitOr(within(label, 1, 3650, 'day')), {
    block: asking,
    label: 'Days ahead, at most',
    half: true,
    optional: true,
    hint: 'Leave empty for no limit.',
    search: ['Longest notice'],
  }),
  /** Bookings a day; null for no limit. */
  mostPerDay: setting((label) => noLimitOr(within(label, 1, 24, 'shoot')), {
    block: asking,
    label: 'Shoots per day, at most',
    half: true,
    optional: true,
    hint: 'Leave empty for as many as fit.',
  }),
  startEvery: setting((label) => within(label, 15, 720, 'minutes'), {
    block: asking,
    label: 'Minutes between start times',
    half: true,
    hint: 'With 60, clients can choose 9:00, 10:00 or 11:00.',
    search: ['Start times'],
    initial: 60,
  }),
  /** Minutes kept free after each shoot that does not take the whole day. */
  buffer: numberSetting(720, {
    block: buffering,
    label: 'Minutes between shoots',
    half: true,
    hint: 'Time to travel and to charge batteries.',
    search: ['Time between shoots'],
    initial: 0,
  }),
  /** Hours for which a day that became free is held for the next client on the waiting list. */
  holdHours: setting((label) => within(label, 1, 720, 'hour'), {
    block: buffering,
    label: 'Hold a day for (hours)',
    half: true,
    hint: 'For the client on the waiting list, until they answer.',
    initial: 24,
  }),
  /** The time zone of all dates and times. */
  zone: setting(
    () => z.string().trim().refine(isZone, 'This is not a time zone. Use one such as Asia/Dhaka.'),
    {
      block: buffering,
      label: 'Time zone',
      hint: 'All days and hours are in this time zone, such as Asia/Dhaka.',
      initial: timeZone,
    },
  ),
  /** Days before the event until which cancelling is free. */
  cancelNotice: setting((label) => wholeNumber(label, 365).default(14), {
    block: cancelling,
    label: 'Cancellation is free until',
    noun: 'Days to cancel free of charge',
    half: true,
    unit: 'days before',
    search: ['Days to cancel before, refund'],
  }),
  /** Percent of the advance that is kept from then on. */
  lateKeep: setting((label) => wholeNumber(label, 100).default(50), {
    block: cancelling,
    label: 'After that you keep',
    noun: 'Share you keep',
    half: true,
    unit: '% of the advance',
  }),
  /** Days before the event until which clients can cancel by themselves; later they have to ask and nothing is refunded. */
  lateNotice: setting((label) => wholeNumber(label, 365).default(3), {
    block: cancelling,
    label: 'Until',
    noun: 'Days for a partial refund',
    half: true,
    unit: 'days before, then all',
  }),
})
export type CalendarRules = z.infer<typeof calendarRules>

/** A list item of the owner in both languages; if one is missing, the other is shown. */
const extra = z
  .object({
    en: textSetting(200, { label: 'Name in English', half: true }),
    bn: textSetting(200, { label: 'Name in Bangla', half: true, lang: 'bn' }),
    price: setting(() => price, { label: 'Price', isTaka: true }),
  })
  .refine(({ en, bn }) => en !== '' || bn !== '', { path: ['en'], message: 'Name is required.' })

/** How the business is run. For the owner and the software, not for the pages. Null if not set yet. */
export const studio = z.object({
  /** Working hours. */
  hours: setting(() => weekHours.nullable(), {
    block: working,
    label: 'Days you work',
    part: 'hours',
    search: ['Hours'],
    initial: usualHours,
  }),
  /** The prefix of booking references. */
  referencePrefix: setting(
    () =>
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{2,4}$/, 'Use two to four letters, like AL.'),
    {
      block: numbering,
      label: 'Letters before the number',
      maxLength: 4,
      hint: (prefix) =>
        t('New bookings are numbered like {n}-7K3F9Q. Old ones keep theirs.', {
          n: prefix.toUpperCase() || 'AL',
        }),
      search: ['Letters before the number of a booking'],
      initial: 'AL',
    },
  ),
  calendar: calendarRules.refine(({ cancelNotice, lateNotice }) => lateNotice <= cancelNotice, {
    path: ['lateNotice'],
    message: 'This cannot be more than the days for free cancellation.',
  }),
  /** Extras for offers: travel, an extra hour, an album. */
  extras: setting(() => z.array(extra).max(50, 'There can be at most 50.'), {
    block: pricing,
    label: 'Price list',
    list: {
      noun: 'price',
      add: 'Add a price',
      row: ({ en, bn, price }: { en: string; bn: string; price: string }) => ({
        title: en || bn,
        text: price && `৳${price}`,
      }),
    },
  }),
  /** The terms of new offers, in the client's language. */
  terms: z.object({
    en: textSetting(10_000, {
      block: agreeing,
      label: 'Terms in English',
      rows: 5,
      optional: true,
      hint: 'New offers start with these, in the language of the client.',
    }),
    bn: textSetting(10_000, {
      block: agreeing,
      label: 'Terms in Bangla',
      rows: 5,
      optional: true,
      lang: 'bn',
    }),
  }),
  payments: payments.nullable(),
  late: z.object({
    /** Days after the due day when a balance is late. */
    days: numberSetting(365, {
      block: reminding,
      label: 'Overdue after (days)',
      hint: 'Counted from the day the balance is due.',
      initial: 14,
    }),
    /** Whether clients are reminded then. */
    remind: switchSetting({
      block: reminding,
      label: 'Remind clients of overdue balances',
      hint: 'By email, once per booking, in their language. This includes balances that are already overdue.',
      needsMail: true,
    }),
  }),
  /** The language of the studio and of mails to the owner. */
  language: setting(() => z.enum(languages), {
    block: speaking,
    label: 'Studio language',
    options: languageNames,
    hint: 'The admin area and the emails you get use it. Clients read their own language.',
  }),
  /** Whether the subscribed calendar shows clients and places; set in the calendar. */
  feedNames: z.boolean(),
})
export type Studio = z.infer<typeof studio>

/** Safe defaults. */
export const defaultStudio: Studio = filled(studio, { feedNames: true })

/** What the form of payments starts with. */
export const usualPayments: Payments = filled(payments)

/** The schema of one page of the settings. */
export const studioPart = (names: string[]): z.ZodType => partOf(studio, names)

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
