/** What a client pays and when, in paisa: the advance confirms the day, the balance is due from a day on. */
export interface PaymentPlan {
  /** Total of the accepted offer; null without one. */
  agreed: number | null
  advance: number
  paid: number
  /** The day from which the balance is due. */
  balanceDueOn: string
}

/** All that is unpaid, and what of it is due by today. In SQL: `amountDueOn` in `server/booking/booking-state/`. */
export function moneyDue({ agreed, advance, paid, balanceDueOn }: PaymentPlan, today: string) {
  const balance = Math.max(0, (agreed ?? 0) - paid)
  const dueNow = balanceDueOn <= today ? balance : Math.min(balance, Math.max(0, advance - paid))
  return { balance, dueNow }
}
