import type { Client } from '../../../../contract/people/client.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import { t, type Label } from '../../../../language/t.ts'

/** Details next to the amount that a client owes today. */
export function moneyFact({ agreed, paid, dueNow, balance }: Client) {
  if (agreed === null) return t('nothing agreed yet')
  if (dueNow > 0) return t('due now, {sum} in all', { sum: formatPaisa(agreed) })
  return balance > 0
    ? t('balance {sum}', { sum: formatPaisa(balance) })
    : t('{sum} paid', { sum: formatPaisa(paid) })
}

const contactLabels: Record<Client['lastContact']['what'], Label> = {
  requested: 'asked for a day',
  waiting: 'joined the waiting list',
  offered: 'your offer',
  accepted: 'accepted the offer',
  confirmed: 'day confirmed',
  moved: 'moved to another day',
  asked: 'asked for another day',
  proposed: 'you proposed a day',
  kept: 'is keeping the day',
  done: 'photographs taken',
  lapsed: 'no answer',
  withdrawn: 'offer withdrawn',
  declined: 'declined by you',
  cancelled: 'cancelled by you',
  message: 'wrote to you',
  reply: 'you replied',
  payment: 'sent a payment',
  selection: 'sent a selection',
}

export function contactWords({ actor, what }: Client['lastContact']) {
  if (what === 'requested' && actor === 'owner') return t('added manually')
  if (what === 'cancelled' && actor === 'client') return t('cancelled by the client')
  return t(contactLabels[what])
}
