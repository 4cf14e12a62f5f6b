import { Fragment, type ReactNode, useState } from 'react'
import type { Booking } from '../../../../contract/booking/booking.ts'
import { type Balance, type Money, nextPayment } from '../../../../contract/billing/payment.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import { Plus } from '../../ui/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { ClaimRow } from './claim-row.tsx'
import { EntryRow } from './entry-row.tsx'
import { moneyRows } from './money-rows.ts'
import { RecordDialog } from './record-dialog.tsx'
import { AttemptRow, WaitingRefundRow } from './waiting-rows.tsx'
import { t } from '../../../../language/t.ts'

const share = (part: number, whole: number) => `${Math.max(0, Math.min(100, (part / whole) * 100))}%`

/** What is due now, and one line for each other amount. Reported but unchecked payments are hatched. */
function Sums({ balance }: { balance: Balance }) {
  const { agreed, paid, toCheck, dueNow } = balance
  const whole = Math.max(agreed ?? 0, paid + toCheck, 1)
  return (
    <div className="adm-moneybox">
      <p>
        <span className="adm-soft adm-small">{t('Due now')}</span>
        <b className="adm-num">{formatPaisa(dueNow)}</b>
      </p>
      {(agreed !== null || paid + toCheck > 0) && (
        <div className="adm-moneybar" aria-hidden="true">
          <i style={{ width: share(paid, whole) }} />
          <i data-said style={{ width: share(toCheck, whole) }} />
        </div>
      )}
      <dl>
        {moneyRows(balance)
          .filter(([name]) => name !== t('Due now'))
          .map(([name, sum]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{sum}</dd>
            </Fragment>
          ))}
      </dl>
    </div>
  )
}

/** Payments that need the owner: reported by the client, or not settled by a gateway. */
export function WaitingMoney({ money: { claims, attempts, refunds } }: { money: Money }) {
  const waiting = claims.filter(({ status }) => status === 'open')
  if (waiting.length + attempts.length + refunds.length === 0) return null
  return (
    <ul className="adm-waiting-money" data-waiting>
      {waiting.map((claim) => (
        <ClaimRow key={claim._id} claim={claim} />
      ))}
      {attempts.map((attempt) => (
        <AttemptRow key={attempt._id} attempt={attempt} />
      ))}
      {refunds.map((refund) => (
        <WaitingRefundRow key={refund._id} refund={refund} />
      ))}
    </ul>
  )
}

interface PaymentsPanelProps {
  booking: Booking
  money: Money
  /** Links to the documents. */
  papers?: ReactNode
}

/** The ledger of a booking, with the actions to record money. */
export function PaymentsPanel({ booking, money, papers }: PaymentsPanelProps) {
  const [isRecording, setRecording] = useState(false)
  const { entries, claims, balance } = money
  const missing = claims.filter(({ status }) => status === 'not-found')
  return (
    <section className="panel adm-payments" aria-labelledby="payments-title">
      <header>
        <h2 id="payments-title">{t('Money')}</h2>
        <Button look="line" small onClick={() => setRecording(true)}>
          <Plus />
          {t('Record a payment')}
        </Button>
      </header>
      <Sums balance={balance} />
      <ul>
        {entries.map((entry) => (
          <EntryRow key={entry._id} entry={entry} />
        ))}
      </ul>
      {entries.length === 0 && <p className="adm-quiet">{t('No payments yet.')}</p>}
      {missing.length > 0 && (
        <p className="adm-quiet adm-small">
          {t('Reported but not found: {ids}', {
            ids: missing.map(({ transactionId }) => transactionId).join(', '),
          })}
        </p>
      )}
      {papers}
      {isRecording && (
        <RecordDialog
          bookingId={booking._id}
          client={booking.name}
          due={nextPayment(balance)}
          onClose={() => setRecording(false)}
        />
      )}
    </section>
  )
}
