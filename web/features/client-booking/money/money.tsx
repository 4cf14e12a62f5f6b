import type { ReactNode } from 'react'
import type { ClientMoney } from '../../../../contract/client-offer.ts'
import { dayInDhaka } from '../../../../contract/dates.ts'
import { dayAndMonth } from '../../../../contract/day-words.ts'
import { wayNames } from '../../../../contract/payment-words.ts'
import { t } from '../../../../language/t.ts'
import { Amount } from './amount.tsx'
import { Papers } from './papers.tsx'
import { PaperLink } from './paper-link.tsx'

const Payment = ({ payment, receipt }: { payment: ClientMoney['payments'][number]; receipt?: string }) => (
  <div>
    <dt>
      {payment.amount < 0
        ? t('Returned on {day}, {way}', wordsOf(payment))
        : t('Paid on {day}, {way}', wordsOf(payment))}
      {receipt && payment.receipt && <PaperLink id={payment.receipt}>{receipt}</PaperLink>}
    </dt>
    <dd>
      <Amount paisa={-payment.amount} />
    </dd>
  </div>
)

const wordsOf = ({ paidAt, way }: ClientMoney['payments'][number]) => ({
  day: dayAndMonth(dayInDhaka(new Date(paidAt))),
  way: t(wayNames[way]),
})

/** All that was agreed on and paid, what is open, and the papers about it. */
export function Money({ money, children }: { money: ClientMoney; children?: ReactNode }) {
  const { balance, payments, documents } = money
  const receiptOf = (id: string | null) => {
    const found = documents.find(({ _id }) => _id === id)
    return found && t('Receipt {number}', { number: found.number })
  }
  return (
    <section className="due-money" id="money" aria-labelledby="money-title">
      <h2 id="money-title">{t('Money and papers')}</h2>
      {(balance.agreed !== null || payments.length > 0) && (
        <dl className="due-sum">
          {balance.agreed !== null && (
            <div>
              <dt>{t('Agreed')}</dt>
              <dd>
                <Amount paisa={balance.agreed} />
              </dd>
            </div>
          )}
          {payments.map((payment) => (
            <Payment key={payment._id} payment={payment} receipt={receiptOf(payment.receipt)} />
          ))}
          {balance.due !== null && (
            <div className="due-total">
              <dt>{balance.due < 0 ? t('Paid too much') : t('Still open')}</dt>
              <dd>
                <Amount paisa={Math.abs(balance.due)} />
              </dd>
            </div>
          )}
        </dl>
      )}
      <Papers money={money} />
      {children}
    </section>
  )
}
