import { Link } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import type { Attempt, WaitingRefund } from '../../../../contract/billing/payment.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Clock, TriangleAlert } from '../../ui/icons.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { t } from '../../../../language/t.ts'
import { PaidBackDialog, PaidDialog, useDialog } from './settle-dialogs.tsx'

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

function textOf({ status, unclear, own, other }: Attempt) {
  if (other)
    return own
      ? t('The TrxID is recorded on {reference}. It counts there and not here.', other)
      : t('{reference} was paid online with a TrxID that is recorded here. It counts only here.', other)
  if (status === 'odd') return t('Check it in the gateway before you rely on it.')
  return unclear
    ? t('The site keeps asking. If you can see the outcome in the gateway, record it here.')
    : t('The site keeps asking the gateway until the outcome is known.')
}

/** An online payment that is pending, unanswered, or does not match the requested amount. */
export function AttemptRow({ attempt }: { attempt: Attempt }) {
  const { _id, status, unclear, recorded, problem, own, other, date } = attempt
  const { busy, act } = useMutation()
  const dialog = useDialog()
  const needs = status === 'odd' || unclear
  const params = { id: _id }
  return (
    <li className="adm-claim" data-calm={!needs || undefined}>
      {needs ? <TriangleAlert /> : <Clock />}
      <div>
        <p className="adm-cell-t">{titleOf(attempt)}</p>
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
      </div>
      {needs && own && (
        <div className="adm-claim-acts">
          <Button
            look="line"
            small
            busy={busy}
            onClick={() =>
              void act(() =>
                status === 'odd'
                  ? signedCall(api.gateway.seen, { params })
                  : signedCall(api.gateway.settlePayment, { params, body: { outcome: 'not-paid' } }),
              )
            }
          >
            {status === 'odd' ? t('Mark as checked') : t('It was not paid')}
          </Button>
          {!recorded && (
            <Button look="ink" small onClick={dialog.show}>
              {t('It was paid')}
            </Button>
          )}
        </div>
      )}
      {dialog.open && <PaidDialog attempt={attempt} {...dialog.after} />}
    </li>
  )
}

/** A refund whose outcome only the gateway knows. */
export function WaitingRefundRow({ refund }: { refund: WaitingRefund }) {
  const { busy, act } = useMutation()
  const dialog = useDialog()
  const params = { id: refund._id }
  return (
    <li className="adm-claim">
      <TriangleAlert />
      <div>
        <p className="adm-cell-t">
          {t('No answer about a refund of {sum}', { sum: formatPaisa(refund.amount) })}
        </p>
        <p className="adm-cell-s">
          {t('The site keeps asking. If you can see the outcome in the gateway, record it here.')}{' '}
          {formatUsDateTime(refund.date)}
        </p>
        {refund.problem && <p className="adm-cell-s">{refund.problem}</p>}
      </div>
      <div className="adm-claim-acts">
        <Button
          look="line"
          small
          busy={busy}
          onClick={() =>
            void act(() =>
              signedCall(api.gateway.settleRefund, { params, body: { outcome: 'not-paid-back' } }),
            )
          }
        >
          {t('It was not refunded')}
        </Button>
        <Button look="ink" small onClick={dialog.show}>
          {t('It was refunded')}
        </Button>
      </div>
      {dialog.open && <PaidBackDialog refund={refund} {...dialog.after} />}
    </li>
  )
}
