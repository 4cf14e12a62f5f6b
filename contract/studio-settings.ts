import { z } from 'zod'
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
import { westernDigits } from '../language/numbers.ts'

/** Hours and minutes of one day, which sort as text: '09:00'. */
const clock = z
  .string()
  .trim()
  .transform((typed) => westernDigits(typed).padStart(5, '0'))
  .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time like 09:00.'))

const hours = z
  .object({
    /** Days of the week that are worked, Sunday being 0. */
    days: z
      .array(z.int().min(0).max(6))
      .min(1, 'Choose at least one day.')
      .max(7)
      .transform((days) => [...new Set(days)].toSorted()),
    from: clock,
    until: clock,
  })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: 'The day must end after it begins.',
  })
export type Hours = z.infer<typeof hours>

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
    /** When the rest is due. */
    balance: z.enum(['gallery', 'shoot']),
  })
  .superRefine(({ bank }, context) => {
    if (bank.on && !bank.details)
      context.addIssue({
        code: 'custom',
        path: ['bank', 'details'],
        message: 'Write the bank, the name and the number of the account.',
      })
  })
export type Payments = z.infer<typeof payments>

/** How the business is run: for the owner and the software, not for the pages. Null until the owner has said it. */
const studio = z.object({
  hours: hours.nullable(),
  payments: payments.nullable(),
  /** Stands before the number of every new booking. */
  referencePrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2,4}$/, 'Use two to four letters, like AL.'),
})
export type Studio = z.infer<typeof studio>

export const defaultStudio: Studio = { hours: null, payments: null, referencePrefix: 'AL' }

/** Where the forms begin. */
export const usualHours: Hours = { days: [0, 1, 2, 3, 4, 5, 6], from: '09:00', until: '21:00' }
export const usualPayments: Payments = {
  bkash: { on: false, number: '' },
  bkashKind: 'personal',
  nagad: { on: false, number: '' },
  rocket: { on: false, number: '' },
  bank: { on: false, details: '' },
  cash: true,
  advance: 30,
  balance: 'gallery',
}

export const studioHours = studio.pick({ hours: true, referencePrefix: true })
export const studioPayments = studio.pick({ payments: true })

export const studioEndpoints = {
  one: endpoint({
    method: 'GET',
    path: '/studio',
    access: 'owner',
    summary: 'How the business is run: days worked, ways to be paid, numbering of bookings',
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
