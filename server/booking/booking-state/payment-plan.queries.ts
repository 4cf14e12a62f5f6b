import { sql } from 'kysely'

/** `moneyDue` of the contract for a row with the columns `advance`, `paid` and `balance_due_on`. */
export const amountDueOn = (today: string, agreed: 'agreed' | 'total' = 'agreed') => {
  const total = sql.ref(agreed)
  return sql<number>`case
    when ${total} is null or ${total} <= paid then 0
    when balance_due_on <= ${today} or advance > ${total} then ${total} - paid
    when advance > paid then advance - paid
    else 0 end`
}
