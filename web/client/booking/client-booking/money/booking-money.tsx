import type { ComponentProps } from 'react'
import type { ClientBooking } from '../../../../../contract/booking/client-booking.ts'
import type { ClientMoney } from '../../../../../contract/billing/client-offer.ts'
import { formatPaisa } from '../../../../../contract/shape/money.ts'
import { nextPayment } from '../../../../../contract/billing/payment.ts'
import { t } from '../../../../../language/t.ts'
import type { SentForm } from '../use-client-form.ts'
import { AcceptOffer } from './accept-offer.tsx'
import { Claims } from './claims.tsx'
import { Money } from './money.tsx'
import { Offer } from './offer.tsx'
import { Outcome } from './outcome.tsx'
import { Pay } from './pay.tsx'
import { presentMoney, waitsForAnswer } from './present-money.ts'
import { unknownAttempt, Waiting, waitingTitle } from './waiting.tsx'

interface BookingMoneyProps {
  page: ClientBooking
  money: ClientMoney
  sent?: SentForm
}

const isOver = ({ booking }: ClientBooking) =>
  booking.status === 'declined' || booking.status === 'cancelled' || booking.status === 'lapsed'

/** Whether what is due is paid within the timeline. */
const paysInTimeline = ({ booking: { status } }: ClientBooking, { balance }: ClientMoney) =>
  (status === 'offered' || status === 'confirmed') && balance.dueNow > 0

/** Whether the heading of the current step already says the same. */
const isTitled = (page: ClientBooking, money: ClientMoney) =>
  presentMoney(page, money)?.title === waitingTitle(unknownAttempt(money)!)

/** Folded up, for payments that are not due yet. */
const Folded = ({ label, ...props }: { label: string } & ComponentProps<typeof Pay>) => (
  <details className="due-rest" open={props.sent?.form === 'pay'}>
    <summary className="btn btn-line">{label}</summary>
    <Pay {...props} />
  </details>
)

/** What the client can do about money now: accept the offer, then pay the advance. */
export function MoneyNow({ page, money, cameBack, sent }: BookingMoneyProps & { cameBack: boolean }) {
  const { offer, attempt, claims, balance } = money
  const { reference, name, status } = page.booking
  const asks = paysInTimeline(page, money) && !waitsForAnswer(money)
  const unknown = unknownAttempt(money)
  return (
    <>
      {cameBack && attempt && attempt.outcome !== 'unknown' && <Outcome outcome={attempt.outcome} />}
      {unknown && (
        <>
          {!isTitled(page, money) && <h3 className="due-changed">{waitingTitle(unknown)}</h3>}
          <Waiting attempt={unknown} reference={reference} />
        </>
      )}
      {offer && waitsForAnswer(money) && !isOver(page) && (
        <>
          {status === 'confirmed' && <h3 className="due-changed">{t('I have changed the offer')}</h3>}
          <Offer offer={offer} />
          <AcceptOffer offer={offer} name={name} sent={sent} />
        </>
      )}
      {asks && (
        <>
          {claims.length > 0 && <Claims claims={claims} />}
          {balance.toCheck >= balance.dueNow ? (
            <Folded label={t('Pay another way')} money={money} reference={reference} sent={sent} />
          ) : (
            !unknown && <Pay money={money} reference={reference} sent={sent} />
          )}
        </>
      )}
    </>
  )
}

/**
 * All about the money of the booking once an offer or a document exists; payments that are not due yet are made here.
 */
export function BookingMoney({ page, money, sent }: BookingMoneyProps) {
  const { balance, claims, documents, older, offer } = money
  const hasPapers = documents.length > 0 || older.length > 0 || (offer && !waitsForAnswer(money))
  if (!hasPapers && money.payments.length === 0) return null
  const inTimeline = paysInTimeline(page, money)
  const mayPay = !isOver(page) && !inTimeline && balance.balance > 0 && !unknownAttempt(money)
  return (
    <Money money={money}>
      {!inTimeline && claims.length > 0 && <Claims claims={claims} />}
      {mayPay && (
        <Folded
          label={t('Pay {amount}', { amount: formatPaisa(nextPayment(balance)) })}
          money={money}
          reference={page.booking.reference}
          sent={sent}
        />
      )}
    </Money>
  )
}
