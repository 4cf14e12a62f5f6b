import { formatPaisa } from '../../../../contract/shape/money.ts'
import { type Balance, overpaid } from '../../../../contract/billing/payment.ts'
import { t } from '../../../../language/t.ts'
import { shortDay } from '../../lib/days.ts'

/** All that is to come, and what of it is not due before its day. */
function rowsOfBalance({ dueNow, balance, balanceDueOn }: Balance): [name: string, sum: string][] {
  const day = shortDay(balanceDueOn)
  const later = balance - dueNow
  if (later > 0 && dueNow === 0) return [[t('Balance, due on {day}', { day }), formatPaisa(balance)]]
  return [
    [t('Balance'), formatPaisa(balance)],
    ...(later > 0 ? [[t('Of this, due on {day}', { day }), formatPaisa(later)] as [string, string]] : []),
  ]
}

/** What of it is to come, and when: what is due, and what is not due yet. */
function rowsToCome(money: Balance): [name: string, sum: string][] {
  const { agreed, dueNow } = money
  if (agreed === null) return []
  const more = overpaid(money)
  if (more > 0) return [[t('Overpaid'), formatPaisa(more)]]
  return [[t('Due now'), formatPaisa(dueNow)], ...rowsOfBalance(money)]
}

/** How the money of a booking stands, in the same words wherever the owner reads it. */
export const moneyRows = (money: Balance): [name: string, sum: string][] => [
  [t('Agreed'), money.agreed === null ? t('nothing yet') : formatPaisa(money.agreed)],
  [t('Paid'), formatPaisa(money.paid)],
  ...(money.toCheck > 0 ? [[t('To check'), formatPaisa(money.toCheck)] as [string, string]] : []),
  ...rowsToCome(money),
]
