import { formatPaisa } from '../../../contract/money.ts'
import { type Balance, overpaid } from '../../../contract/payment.ts'
import { t } from '../../../language/t.ts'
import { shortDay } from '../../lib/admin/days.ts'

/** What of it is to come, and when: what is due, and what is not due yet. */
function rowsToCome(money: Balance): [name: string, sum: string][] {
  const { agreed, dueNow, balance, balanceDueOn } = money
  if (agreed === null) return []
  const more = overpaid(money)
  if (more > 0) return [[t('Overpaid'), formatPaisa(more)]]
  const day = shortDay(balanceDueOn)
  return [
    [t('Due now'), formatPaisa(dueNow)],
    [balance > dueNow ? t('Balance, due on {day}', { day }) : t('Balance'), formatPaisa(balance)],
  ]
}

/** How the money of a booking stands, in the same words wherever the owner reads it. */
export const moneyRows = (money: Balance): [name: string, sum: string][] => [
  [t('Agreed'), money.agreed === null ? t('nothing yet') : formatPaisa(money.agreed)],
  [t('Paid'), formatPaisa(money.paid)],
  ...(money.toCheck > 0 ? [[t('To check'), formatPaisa(money.toCheck)] as [string, string]] : []),
  ...rowsToCome(money),
]
