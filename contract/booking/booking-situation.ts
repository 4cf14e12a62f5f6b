import { z } from '../shape/zod.ts'
import type { BookingStatus } from './booking-status.ts'
import { paymentWays } from '../shape/payment-way.ts'
import { moneyDue, type PaymentPlan } from './payment-plan.ts'

/** What a booking is called on every screen. The view `booking_situation` derives the same in SQL. */
export const situationKinds = [
  'pending',
  'solved',
  'waiting',
  'offer-sent',
  'advance-due',
  'payment-to-check',
  'confirmed',
  'done',
  'delivered',
  'declined',
  'cancelled',
  'offer-ran-out',
] as const
export type SituationKind = (typeof situationKinds)[number]

/** Who has to act next; 'nobody' if nothing is to be done, 'ended' if the booking was declined, cancelled or expired. */
export const turns = ['owner', 'client', 'nobody', 'ended'] as const
export type Turn = (typeof turns)[number]

/** Why it is the owner's turn; the latest reason counts. */
export const turnReasons = [
  'request',
  'message',
  'day-asked',
  'day-kept',
  'day-wanted',
  'to-call',
  'payment',
  'offer-ending',
  'offer-ran-out',
  'day-over',
  'cancelled',
] as const
export type TurnReason = (typeof turnReasons)[number]

export interface SituationFacts extends PaymentPlan {
  status: BookingStatus
  /** Marked as solved. */
  resolved: boolean
  /** Payments that the owner has to check. */
  paymentsToCheck: number
  /** The owner has proposed another day. */
  isDayProposed: boolean
  /** The pictures were delivered. */
  isDelivered: boolean
}

const kindsByStatus: Record<BookingStatus, (facts: SituationFacts) => SituationKind> = {
  requested: ({ resolved }) => (resolved ? 'solved' : 'pending'),
  waiting: () => 'waiting',
  offered: ({ agreed }) => (agreed === null ? 'offer-sent' : 'advance-due'),
  confirmed: () => 'confirmed',
  done: ({ isDelivered }) => (isDelivered ? 'delivered' : 'done'),
  lapsed: () => 'offer-ran-out',
  declined: () => 'declined',
  cancelled: () => 'cancelled',
}

/** Bookings that were declined, cancelled or expired. */
export const endedStatuses: ReadonlySet<BookingStatus> = new Set(['lapsed', 'declined', 'cancelled'])

function turnOf(facts: SituationFacts, today: string): Turn {
  if (!facts.resolved) return 'owner'
  if (endedStatuses.has(facts.status)) return 'ended'
  if (facts.status === 'offered' || facts.isDayProposed || moneyDue(facts, today).dueNow > 0) return 'client'
  return 'nobody'
}

/** The situation of a booking, from its row and today's date. */
export const situationOf = (facts: SituationFacts, today: string): { kind: SituationKind; turn: Turn } => ({
  kind: facts.paymentsToCheck > 0 ? 'payment-to-check' : kindsByStatus[facts.status](facts),
  turn: turnOf(facts, today),
})

/** The number of bookings for each turn. */
export const turnCounts = z.object({
  owner: z.int(),
  client: z.int(),
  nobody: z.int(),
  ended: z.int(),
})
export type TurnCounts = z.infer<typeof turnCounts>

/** As it is part of replies. */
export const situation = z.object({
  kind: z.enum(situationKinds),
  turn: z.enum(turns),
  reason: z.enum(turnReasons).nullable(),
  /** Of the accepted offer, in paisa; null without one. */
  agreed: z.int().nullable(),
  paid: z.int(),
  balance: z.int(),
  dueNow: z.int(),
  balanceDueOn: z.iso.date(),
  /** The transfer that the client reported, and how it was made. */
  claimed: z.int().nullable(),
  claimedBy: z.enum(paymentWays).nullable(),
  /** The day that the client asks for, or that the owner has proposed. */
  askedDay: z.iso.date().nullable(),
  /** The client has sent a selection of pictures. */
  isSelectionSent: z.boolean(),
  endedBy: z.enum(['owner', 'client', 'site']).nullable(),
  endedAt: z.string().nullable(),
})
export type Situation = z.infer<typeof situation>

/** The part of it that a badge needs. */
export const situationSummary = situation.pick({ kind: true, turn: true })
export type SituationSummary = z.infer<typeof situationSummary>
