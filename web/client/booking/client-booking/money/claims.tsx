import type { ClientMoney } from '../../../../../contract/billing/client-offer.ts'
import { dayInDhaka } from '../../../../../contract/shape/dates.ts'
import { dayAndMonth } from '../../../../../contract/shape/day-words.ts'
import { wayNames } from '../../../../../contract/shape/payment-way.ts'
import { type Label, t } from '../../../../../language/t.ts'

type Claim = ClientMoney['claims'][number]

const states: Record<Claim['status'], Label> = {
  open: 'being checked',
  approved: 'found',
  'not-found': 'not found',
}

/** The payments that the client has reported, and whether they were found. */
export function Claims({ claims }: { claims: Claim[] }) {
  const isMissing = claims.some(({ status }) => status === 'not-found')
  return (
    <div className="due-claims">
      <ul>
        {claims.map(({ _id, way, transactionId, status, date }) => (
          <li key={_id}>
            <span>
              {t(wayNames[way])}, <b>{transactionId}</b>
              <small>{dayAndMonth(dayInDhaka(new Date(date)))}</small>
            </span>
            <span className={status === 'not-found' ? 'due-lost' : undefined}>{t(states[status])}</span>
          </li>
        ))}
      </ul>
      {isMissing && (
        <p className="note">
          {t('If a TrxID was not found, please check it and send it again, or write to me below.')}
        </p>
      )}
    </div>
  )
}
