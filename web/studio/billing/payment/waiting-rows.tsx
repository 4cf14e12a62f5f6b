import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { settlePaymentInput, settleRefundInput } from '../../../../contract/billing/gateway.ts'
import type { Attempt, WaitingRefund } from '../../../../contract/billing/payment.ts'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import { t } from '../../../../language/t.ts'
import { takaDigits } from '../../../lib/format.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Clock, TriangleAlert } from '../../ui/icons.tsx'
import { useCall } from '../../ui/use-call.ts'
import { readPayment, TakaField, TrxField } from './payment-fields.tsx'

interface WaitingRowProps {
  icon: ReactNode
  title: string
  /** Nothing has to be done. */
  isCalm?: boolean
  acts?: ReactNode
  /** What is known, in paragraphs; and an open dialog. */
  children: ReactNode
}

/** Money that somebody has to check. */
export const WaitingRow = ({ icon, title, isCalm, acts, children }: WaitingRowProps) => (
  <li className="adm-claim" data-calm={isCalm || undefined}>
    {icon}
    <div>
      <p className="adm-cell-t">{title}</p>
      {children}
    </div>
    {acts && <div className="adm-claim-acts">{acts}</div>}
  </li>
)

/** Records a payment as the owner has found it in the gateway's own panel. */
const PaidDialog = ({ attempt, onClose }: { attempt: Attempt; onClose: () => void }) => (
  <ActionDialog
    title={t('It was paid')}
    lede={t('The client gets a receipt. If the gateway confirms it later, it is not counted twice.')}
    verb={t('Record the payment')}
    schema={settlePaymentInput}
    initial={{ outcome: 'paid' as const, transactionId: '', amount: takaDigits(attempt.amount) }}
    prepare={readPayment}
    send={(body) => signedCall(api.gateway.settlePayment, { params: { id: attempt._id }, body })}
    onClose={onClose}
  >
    {({ field }) => (
      <div className="adm-pair adm-pair-keep">
        <TakaField {...field('amount')} />
        <TrxField {...field('transactionId')} required />
      </div>
    )}
  </ActionDialog>
)

const PaidBackDialog = ({ refund, onClose }: { refund: WaitingRefund; onClose: () => void }) => (
  <ActionDialog
    title={t('It was refunded')}
    lede={t('{sum} was refunded, as the gateway shows it.', { sum: formatPaisa(refund.amount) })}
    verb={t('Record the refund')}
    look="ink"
    schema={settleRefundInput}
    initial={{ outcome: 'paid-back' as const, transactionId: '' }}
    prepare={({ outcome, transactionId }) => ({ outcome, transactionId: transactionId.trim() || undefined })}
    send={(body) => signedCall(api.gateway.settleRefund, { params: { id: refund._id }, body })}
    onClose={onClose}
  >
    {({ field }) => <TrxField {...field('transactionId')} required />}
  </ActionDialog>
)

const names = { bkash: 'bKash', sslcommerz: 'SSLCommerz' } as const

/** What is unclear about the payment, and where else it was recorded. */
function titleOf({ provider, amount, status, unclear, own, other }: Attempt) {
  const values = { sum: formatPaisa(amount), way: names[provider] }
  if (other)
    return own
      ? t('{sum} by {way} is recorded on another booking', values)
      : t('{sum} by {way} was paid for another booking', values)
  if (status === 'odd') return t('{sum} by {way} does not match', values)
  return unclear ? t('No answer about {sum} by {way}', values) : t('{sum} by {way} is being checked', values)
}

const keepsAsking = () =>
  t('The site keeps asking. If you can see the outcome in the gateway, record it here.')

function textOf({ status, unclear, own, other }: Attempt) {
  if (other)
    return own
      ? t('The TrxID is recorded on {reference}. It counts there and not here.', other)
      : t('{reference} was paid online with a TrxID that is recorded here. It counts only here.', other)
  if (status === 'odd') return t('Check it in the gateway before you rely on it.')
  return unclear ? keepsAsking() : t('The site keeps asking the gateway until the outcome is known.')
}

/** An online payment that is pending, unanswered, or does not match the requested amount. */
export function AttemptRow({ attempt }: { attempt: Attempt }) {
  const { _id, status, unclear, recorded, problem, own, other, date } = attempt
  const seen = useCall(api.gateway.seen)
  const settle = useCall(api.gateway.settlePayment)
  const [isAsked, setAsked] = useState(false)
  const needs = status === 'odd' || unclear
  const params = { id: _id }
  return (
    <WaitingRow
      icon={needs ? <TriangleAlert /> : <Clock />}
      title={titleOf(attempt)}
      isCalm={!needs}
      acts={
        needs &&
        own && (
          <>
            {status === 'odd' ? (
              <Button look="line" small busy={seen.busy} onClick={() => void seen.send({ params })}>
                {t('Mark as checked')}
              </Button>
            ) : (
              <Button
                look="line"
                small
                busy={settle.busy}
                onClick={() => void settle.send({ params, body: { outcome: 'not-paid' } })}
              >
                {t('It was not paid')}
              </Button>
            )}
            {!recorded && (
              <Button look="ink" small onClick={() => setAsked(true)}>
                {t('It was paid')}
              </Button>
            )}
          </>
        )
      }
    >
      <p className="adm-cell-s">
        {textOf(attempt)} {formatUsDateTime(date)}
      </p>
      {problem && <p className="adm-cell-s">{problem}</p>}
      {other && (
        <p className="adm-cell-s">
          <Link className="text-link" to={`/admin/request/view/${other._id}?tab=payments`}>
            {t('Open {reference}', { reference: other.reference })}
          </Link>
        </p>
      )}
      {isAsked && <PaidDialog attempt={attempt} onClose={() => setAsked(false)} />}
    </WaitingRow>
  )
}

/** A refund whose outcome only the gateway knows. */
export function WaitingRefundRow({ refund }: { refund: WaitingRefund }) {
  const { _id, amount, problem, date } = refund
  const settle = useCall(api.gateway.settleRefund)
  const [isAsked, setAsked] = useState(false)
  return (
    <WaitingRow
      icon={<TriangleAlert />}
      title={t('No answer about a refund of {sum}', { sum: formatPaisa(amount) })}
      acts={
        <>
          <Button
            look="line"
            small
            busy={settle.busy}
            onClick={() => void settle.send({ params: { id: _id }, body: { outcome: 'not-paid-back' } })}
          >
            {t('It was not refunded')}
          </Button>
          <Button look="ink" small onClick={() => setAsked(true)}>
            {t('It was refunded')}
          </Button>
        </>
      }
    >
      <p className="adm-cell-s">
        {keepsAsking()} {formatUsDateTime(date)}
      </p>
      {problem && <p className="adm-cell-s">{problem}</p>}
      {isAsked && <PaidBackDialog refund={refund} onClose={() => setAsked(false)} />}
    </WaitingRow>
  )
}
