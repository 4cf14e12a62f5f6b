import { notWhole, tooLarge, aboveHundredPercent } from '../shape/field-refusals.ts'
import { z } from '../shape/zod.ts'
import { mostPaisa, price } from '../shape/amount.ts'
import { agreedTime } from '../booking/booking-state.ts'
import { dayInDhaka } from '../shape/dates.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply, doneReply } from '../shape/envelope.ts'
import { id, idParams, optionalText, requiredText, timestamp } from '../shape/fields.ts'
import { offerSums } from './offer-sums.ts'

/** Only the owner sees a draft. A sent offer never changes: an edit becomes the next version and replaces it. */
export const offerStatuses = ['draft', 'sent', 'accepted', 'replaced', 'lapsed', 'withdrawn'] as const
export type OfferStatus = (typeof offerStatuses)[number]

const line = z.object({
  text: requiredText('Line', 200),
  /** A note in small type below the line. */
  detail: optionalText('Detail', 300),
  count: z.int(notWhole('Quantity')).min(1, 'Quantity must be at least 1.').max(999, tooLarge('Quantity')),
  /** Price of one, in paisa. */
  price,
})

const wholePercent = 'Enter a whole number of percent, such as 30.'
const percent = (label: string) =>
  z.int(wholePercent).min(0, wholePercent).max(100, aboveHundredPercent(label))

const share = (label: string) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('amount'), value: price }),
    z.object({ kind: z.literal('percent'), value: percent(label) }),
  ])

const validUntil = z.iso
  .date('Please enter a valid date.')
  .refine((day) => day >= dayInDhaka() && day < '2200', 'Choose a day in the future.')

export const offerInput = agreedTime
  .extend({
    lines: z.array(line).min(1, 'Add at least one line.').max(40, 'An offer can have at most 40 lines.'),
    discount: share('Discount').default({ kind: 'amount', value: 0 }),
    advance: share('Advance'),
    validUntil,
    /** The day from which the balance is due; the day of the event if left out. */
    balanceDueOn: z.iso.date('Please enter a valid date.').optional(),
    terms: optionalText('Terms', 10_000),
    message: optionalText('Message', 2000),
  })
  .superRefine((offer, context) => {
    const sums = offerSums(offer)
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field, 'value'], message })
    if (offer.lines.length === 0) return
    if (sums.subtotal > mostPaisa)
      context.addIssue({ code: 'custom', path: ['lines'], message: tooLarge('Price').error() })
    else if (sums.total < 0) refuse('discount', 'The discount cannot be more than the price.')
    else if (sums.balance < 0) refuse('advance', 'The advance cannot be more than the price.')
  })
export type OfferInput = z.output<typeof offerInput>

const sums = z.object({
  subtotal: z.int(),
  discount: z.int(),
  total: z.int(),
  advance: z.int(),
  balance: z.int(),
})

/** What was accepted, by whom and when: proof for both sides. */
const acceptance = z.object({
  name: z.string(),
  /** Hash of the exact bytes that were accepted. */
  sha256: z.string(),
  /** Whether the client accepted it on their page, or the owner noted that they did. */
  actor: z.enum(['owner', 'client']),
  date: timestamp,
})

const content = z.object({
  lines: z.array(line),
  discount: z.object({ kind: z.enum(['amount', 'percent']), value: z.int() }),
  advance: z.object({ kind: z.enum(['amount', 'percent']), value: z.int() }),
  validUntil: z.iso.date(),
  balanceDueOn: z.iso.date().optional(),
  terms: z.string(),
  message: z.string(),
  eventDate: z.iso.date().optional(),
  startTime: z.string().optional(),
  place: z.int().optional(),
})
export type OfferContent = z.infer<typeof content>

const offer = z.object({
  _id: id,
  version: z.int().min(1),
  status: z.enum(offerStatuses),
  content,
  sums,
  sha256: z.string().nullable(),
  sentAt: timestamp.nullable(),
  endedAt: timestamp.nullable(),
  acceptance: acceptance.extend({ address: z.string() }).nullable(),
  updatedAt: timestamp,
})
export type Offer = z.infer<typeof offer>

const change = { method: 'PATCH', access: 'owner', params: idParams, reply: doneReply } as const

export const offerEndpoints = {
  ofBooking: endpoint({
    method: 'GET',
    path: '/booking-offers/{id}',
    access: 'owner',
    summary: 'All versions of the offer of a booking, newest first, and the initial values of a new one',
    params: idParams,
    reply: dataReply(z.object({ offers: z.array(offer), suggested: content })),
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/offer-draft/{id}',
    access: 'owner',
    summary: 'Save the draft of an offer; if there is none, it becomes the next version',
    params: idParams,
    body: offerInput,
    reply: doneReply.extend({ data: z.object({ _id: id, version: z.int() }) }),
  }),
  send: endpoint({
    ...change,
    path: '/send-offer/{id}',
    summary: 'Send the draft. Its day is held until the offer expires; refused if the day is taken',
  }),
  withdraw: endpoint({
    ...change,
    path: '/withdraw-offer/{id}',
    summary: 'Withdraw an offer that was not accepted; its day becomes free',
  }),
  agree: endpoint({
    ...change,
    path: '/offer-agreed/{id}',
    summary: 'Record that the client has accepted by phone or in person',
    body: z.object({ name: requiredText('Name', 120) }),
  }),
}
