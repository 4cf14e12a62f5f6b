import type { Activity } from '../../../contract/dashboard.ts'
import { formatLongMoment } from '../../../contract/dates.ts'
import { formatPaisa } from '../../../contract/money.ts'
import { t } from '../../../language/t.ts'
import type { Need } from './need.ts'

const toPayments = (id: string) => `/admin/request/view/${id}?tab=payments`

/** What of the money needs the owner: mistakes first, then what clients say to have sent. */
export const moneyNeedsOf = ({ claims, odd, unknown, unanswered }: Activity['money']): Need[] => [
  ...unanswered.map(({ _id, name }): Need => ({
    kind: 'money',
    to: toPayments(_id),
    title: t('No answer about the refund to {name}', { name }),
    text: t('Look in the gateway whether the money went back.'),
    verb: t('View'),
  })),
  ...unknown.map(({ _id, name }): Need => ({
    kind: 'money',
    to: toPayments(_id),
    title: t('No answer about the payment of {name}', { name }),
    text: t('Look in the gateway whether the money has arrived.'),
    verb: t('View'),
  })),
  ...odd.map(({ _id, name }): Need => ({
    kind: 'money',
    to: toPayments(_id),
    title: t('A payment of {name} is not as it should be', { name }),
    text: t('Look at it in the gateway before you count on it.'),
    verb: t('View'),
  })),
  ...claims.map(({ _id, name, amount, date }): Need => ({
    kind: 'money',
    to: toPayments(_id),
    title:
      amount === null
        ? t('{name} says to have paid', { name })
        : t('{name} says to have paid {sum}', { name, sum: formatPaisa(amount) }),
    text: t('Told on {moment}. Look whether it arrived.', { moment: formatLongMoment(date) }),
    verb: t('Check'),
  })),
]
