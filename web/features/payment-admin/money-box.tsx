import { Fragment } from 'react'
import { formatPaisa } from '../../../contract/money.ts'
import type { Balance } from '../../../contract/payment.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { moneyRows } from './money-rows.ts'
import { t } from '../../../language/t.ts'

const share = (part: number, whole: number) => `${Math.max(0, Math.min(100, (part / whole) * 100))}%`

/** What was agreed and what of it has come, beside the page. What is only said to be paid is hatched. */
export function MoneyBox({ balance }: { balance: Balance }) {
  const { agreed, paid, toCheck } = balance
  if (agreed === null && paid === 0 && toCheck === 0) return null
  const whole = Math.max(agreed ?? 0, paid + toCheck, 1)
  return (
    <section className="panel adm-moneybox" aria-labelledby="money-title">
      <header>
        <h2 id="money-title">{t('Money')}</h2>
        <PageLink className="adm-link adm-small" to="?tab=payments" preventScrollReset>
          {t('Payments')}
        </PageLink>
      </header>
      <div>
        {agreed !== null && (
          <p>
            <span className="adm-soft adm-small">{t('Agreed')}</span>
            <b className="adm-num">{formatPaisa(agreed)}</b>
          </p>
        )}
        <div className="adm-moneybar" aria-hidden="true">
          <i style={{ width: share(paid, whole) }} />
          <i data-said style={{ width: share(toCheck, whole) }} />
        </div>
        <dl>
          {moneyRows(balance)
            .slice(1)
            .map(([name, sum]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{sum}</dd>
              </Fragment>
            ))}
        </dl>
      </div>
    </section>
  )
}
