import type { ReactNode } from 'react'
import type { ClientMoney } from '../../../../../contract/billing/client-offer.ts'
import { dayInDhaka } from '../../../../../contract/shape/dates.ts'
import { dayAndMonth, longDay } from '../../../../../contract/shape/day-words.ts'
import { overpaid } from '../../../../../contract/billing/payment.ts'
import { wayNames } from '../../../../../contract/shape/payment-way.ts'
import { t } from '../../../../../language/t.ts'
import { Amount } from '../../../../ui/price.tsx'
import { OfferLines } from './offer.tsx'
import { Papers } from './papers.tsx'
import { PaperLink } from './paper-link.tsx'

interface SumProps {
  name: string
  detail?: string
  paisa: number
  look?: string
}

const Sum = ({ name, detail, paisa, look }: SumProps) => (
  <div className={look}>
    <dt>
      {name}
      {detail && <span>{detail}</span>}
    </dt>
    <dd>
      <Amount paisa={paisa} />
    </dd>
  </div>
)

const Payment = ({ payment, receipt }: { payment: ClientMoney['payments'][number]; receipt?: string }) => (
  <div>
    <dt>
      {payment.amount < 0
        ? t('Refunded on {day}, {way}', wordsOf(payment))
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

/** What is due now and later. */
function ToCome({ balance: money }: Pick<ClientMoney, 'balance'>) {
  const { agreed, advanceDue, dueNow, balance, balanceDueOn } = money
  if (agreed === null) return null
  const more = overpaid(money)
  if (more > 0) return <Sum name={t('Overpaid')} paisa={more} look="due-total" />
  if (balance === 0) return <Sum name={t('Balance')} paisa={0} look="due-total" />
  return (
    <>
      {dueNow > 0 && (
        <Sum
          name={advanceDue > 0 && dueNow < balance ? t('Due now: the advance') : t('Due now')}
          paisa={dueNow}
          look="due-total"
        />
      )}
      {balance > dueNow && (
        <Sum
          name={t('Balance')}
          detail={t('due on {day}', { day: longDay(balanceDueOn) })}
          paisa={balance - dueNow}
          look={dueNow > 0 ? undefined : 'due-total'}
        />
      )}
    </>
  )
}

/** Everything agreed and paid, what is due, and the documents. */
export function Money({ money, children }: { money: ClientMoney; children?: ReactNode }) {
  const { offer, balance, payments, documents } = money
  const receiptOf = (id: string | null) => {
    const found = documents.find(({ _id }) => _id === id)
    return found && t('Receipt {number}', { number: found.number })
  }
  const afterTotal = (
    <>
      {payments.map((payment) => (
        <Payment key={payment._id} payment={payment} receipt={receiptOf(payment.receipt)} />
      ))}
      <ToCome balance={balance} />
    </>
  )
  return (
    <section className="due-money" id="money" aria-labelledby="money-title">
      <h2 id="money-title">{t('Payments and documents')}</h2>
      {offer?.status === 'accepted' ? (
        <OfferLines paper={offer.paper}>{afterTotal}</OfferLines>
      ) : (
        (balance.agreed !== null || payments.length > 0) && (
          <dl className="due-sum">
            {balance.agreed !== null && <Sum name={t('Total')} paisa={balance.agreed} />}
            {afterTotal}
          </dl>
        )
      )}
      <Papers money={money} />
      {children}
    </section>
  )
}
