import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Booking } from '../../../contract/booking.ts'
import { type Balance, type Entry, type Money, nextPayment } from '../../../contract/payment.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { Plus } from '../../ui/admin/icons.tsx'
import { Button } from '../../ui/button.tsx'
import { ClaimRow } from './claim-row.tsx'
import { type EntryAct, EntryRow } from './entry-row.tsx'
import { moneyRows } from './money-rows.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { HandRefundDialog, OnlineRefundDialog } from './refund-dialog.tsx'
import { AttemptRow, WaitingRefundRow } from './waiting-rows.tsx'
import { t } from '../../../language/t.ts'

const Sums = ({ balance }: { balance: Balance }) => (
  <dl className="adm-money3">
    {moneyRows(balance).map(([name, sum]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{sum}</dd>
      </div>
    ))}
  </dl>
)

type Asked = { act: 'record' } | { act: EntryAct; entry: Entry } | null

/** The ledger of a booking, what waits to be checked, and how money is written down. */
export function PaymentsPanel({ booking, money }: { booking: Booking; money: Money }) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Asked>(null)
  const after = {
    onClose: () => setAsked(null),
    onSaved: () => {
      setAsked(null)
      void revalidate()
    },
  }
  const { entries, claims, attempts, refunds, balance } = money
  const waiting = claims.filter(({ status }) => status === 'open')
  const missing = claims.filter(({ status }) => status === 'not-found')
  return (
    <section className="panel adm-payments" aria-labelledby="payments-title">
      <header>
        <h2 id="payments-title">{t('Payments')}</h2>
        <Button look="line" small onClick={() => setAsked({ act: 'record' })}>
          <Plus />
          {t('Record a payment')}
        </Button>
      </header>
      <Sums balance={balance} />
      <ul>
        {waiting.map((claim) => (
          <ClaimRow key={claim._id} claim={claim} />
        ))}
        {attempts.map((attempt) => (
          <AttemptRow key={attempt._id} attempt={attempt} />
        ))}
        {refunds.map((refund) => (
          <WaitingRefundRow key={refund._id} refund={refund} />
        ))}
        {entries.map((entry) => (
          <EntryRow key={entry._id} entry={entry} onAsk={(act) => setAsked({ act, entry })} />
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
      {asked?.act === 'record' && (
        <RecordDialog {...after} bookingId={booking._id} client={booking.name} due={nextPayment(balance)} />
      )}
      {asked?.act === 'hand' && <HandRefundDialog {...after} payment={asked.entry} />}
      {asked?.act === 'online' && <OnlineRefundDialog {...after} payment={asked.entry} />}
      {asked?.act === 'reverse' && (
        <ReasonDialog
          {...after}
          title={t('Reverse this entry?')}
          lede={t('A reversal is added. Both entries stay in the list, and the receipt is cancelled.')}
          verb={t('Withdraw')}
          send={(body) => signedCall(api.payment.reverse, { params: { id: asked.entry._id }, body })}
        />
      )}
    </section>
  )
}
