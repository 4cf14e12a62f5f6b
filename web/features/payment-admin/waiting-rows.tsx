import { api } from '../../../contract/api.ts'
import { formatUsDateTime } from '../../../contract/dates.ts'
import { formatPaisa } from '../../../contract/money.ts'
import type { Attempt, WaitingRefund } from '../../../contract/payment.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { Clock, TriangleAlert } from '../../ui/admin/icons.tsx'
import { useAct } from '../../ui/admin/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { t } from '../../../language/t.ts'

const names = { bkash: 'bKash', sslcommerz: 'SSLCommerz' } as const

/** Somebody is paying online, or what came is not what was asked for. */
export function AttemptRow({ attempt }: { attempt: Attempt }) {
  const { provider, amount, status, problem, date } = attempt
  const { busy, act } = useAct()
  const said = { sum: formatPaisa(amount), way: names[provider] }
  const isOdd = status === 'odd'
  return (
    <li className="adm-claim" data-calm={!isOdd || undefined}>
      {isOdd ? <TriangleAlert /> : <Clock />}
      <div>
        <p className="adm-cell-t">
          {isOdd ? t('{sum} by {way} do not fit', said) : t('{sum} by {way} are being checked', said)}
        </p>
        <p className="adm-cell-s">
          {isOdd
            ? t('Look at it in the gateway before you count on it.')
            : t('The site asks the gateway by itself until it is known.')}{' '}
          {formatUsDateTime(date)}
        </p>
        {problem && <p className="adm-cell-s">{problem}</p>}
      </div>
      {isOdd && (
        <div className="adm-claim-acts">
          <Button
            look="line"
            small
            busy={busy}
            onClick={() => void act(() => signedCall(api.gateway.seen, { params: { id: attempt._id } }))}
          >
            {t('I have looked into it')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Whether the money went back only the gateway knows. */
export function WaitingRefundRow({ refund }: { refund: WaitingRefund }) {
  const { busy, act } = useAct()
  return (
    <li className="adm-claim">
      <TriangleAlert />
      <div>
        <p className="adm-cell-t">
          {t('No answer about a refund of {sum}', { sum: formatPaisa(refund.amount) })}
        </p>
        <p className="adm-cell-s">
          {t('Look in the gateway. If the money went back, record the refund; if not, free the sum.')}
        </p>
      </div>
      <div className="adm-claim-acts">
        <Button
          look="line"
          small
          busy={busy}
          onClick={() => void act(() => signedCall(api.gateway.release, { params: { id: refund._id } }))}
        >
          {t('Free the sum')}
        </Button>
      </div>
    </li>
  )
}
