import { z } from '../shape/zod.ts'
import type { BookingStatus } from './booking-status.ts'
import { paymentWays } from '../shape/payment-way.ts'

/** What a booking is called, wherever somebody reads of it. The view `booking_situation` says the same in SQL. */
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

/** Who has to act next; 'nobody' while nothing is to be done, 'ended' where the booking came to nothing. */
export const turns = ['owner', 'client', 'nobody', 'ended'] as const
export type Turn = (typeof turns)[number]

/** What made it the owner's turn; the last one counts. */
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

export interface SituationFacts {
  status: BookingStatus
  /** Nothing waits for the owner. */
  resolved: boolean
  /** Total and advance of the offer that was accepted, in paisa; null where there is none. */
  agreed: number | null
  advance: number
  paid: number
  /** The day from which the balance is due. */
  balanceDueOn: string
  /** Payments that the owner has to look at. */
  paymentsToCheck: number
  /** The owner has proposed another day. */
  isDayProposed: boolean
  /** The pictures were handed over. */
  isDelivered: boolean
}

/** What the plan of payments says, in paisa: all that is open, and what of it is due by today. */
export function moneyDue(
  {
    agreed,
    advance,
    paid,
    balanceDueOn,
  }: Pick<SituationFacts, 'agreed' | 'advance' | 'paid' | 'balanceDueOn'>,
  today: string,
) {
  const balance = Math.max(0, (agreed ?? 0) - paid)
  const dueNow = balanceDueOn <= today ? balance : Math.min(balance, Math.max(0, advance - paid))
  return { balance, dueNow }
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

/** Those that came to nothing. */
export const endedStatuses: ReadonlySet<BookingStatus> = new Set(['lapsed', 'declined', 'cancelled'])

function turnOf(facts: SituationFacts, today: string): Turn {
  if (!facts.resolved) return 'owner'
  if (endedStatuses.has(facts.status)) return 'ended'
  if (facts.status === 'offered' || facts.isDayProposed || moneyDue(facts, today).dueNow > 0) return 'client'
  return 'nobody'
}

/** The situation of a booking, from its rows and the day it is. */
export const situationOf = (facts: SituationFacts, today: string): { kind: SituationKind; turn: Turn } => ({
  kind: facts.paymentsToCheck > 0 ? 'payment-to-check' : kindsByStatus[facts.status](facts),
  turn: turnOf(facts, today),
})

/** How many bookings are whose turn. */
export const turnCounts = z.object({
  owner: z.int(),
  client: z.int(),
  nobody: z.int(),
  ended: z.int(),
})
export type TurnCounts = z.infer<typeof turnCounts>

/** As replies carry it. */
export const situation = z.object({
  kind: z.enum(situationKinds),
  turn: z.enum(turns),
  reason: z.enum(turnReasons).nullable(),
  /** In paisa, of the accepted offer; null where there is none. */
  agreed: z.int().nullable(),
  paid: z.int(),
  balance: z.int(),
  dueNow: z.int(),
  balanceDueOn: z.iso.date(),
  /** What the client says to have sent, and how. */
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

/** As much of it as a badge shows. */
export const stands = situation.pick({ kind: true, turn: true })
export type Stands = z.infer<typeof stands>
