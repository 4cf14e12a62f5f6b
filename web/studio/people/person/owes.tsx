import { formatPaisa } from '../../../../contract/shape/money.ts'
import { type Balance, overpaid } from '../../../../contract/billing/payment.ts'
import type { Person } from '../../../../contract/people/person.ts'
import { shortDay } from '../../lib/days.ts'
import { langOf } from '../../../lib/lang.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { t } from '../../../../language/t.ts'

function balanceWords(money: Balance) {
  const { agreed, dueNow, balance, balanceDueOn } = money
  if (agreed === null) return t('no price agreed')
  if (dueNow > 0) return t('{sum} due now', { sum: formatPaisa(dueNow) })
  if (balance > 0)
    return t('balance {sum} on {day}', { sum: formatPaisa(balance), day: shortDay(balanceDueOn) })
  const more = overpaid(money)
  return more > 0 ? t('overpaid by {sum}', { sum: formatPaisa(more) }) : t('paid in full')
}

/** What was agreed, paid and is owed: in total and for each booking. */
export function Owes({ client, bookings }: Pick<Person, 'client' | 'bookings'>) {
  const withMoney = bookings.filter(({ balance }) => balance.agreed !== null || balance.paid !== 0)
  if (!client || withMoney.length === 0) return null
  const { agreed, paid, dueNow, balance } = client
  return (
    <section className="panel" aria-labelledby="owes-title">
      <header>
        <h2 id="owes-title">{t('Money')}</h2>
      </header>
      <div className="adm-due">
        <span className="adm-soft">{t('Due now')}</span>
        <b className="adm-num" data-due={dueNow > 0 || undefined}>
          {formatPaisa(dueNow)}
        </b>
        {balance === 0 && agreed !== null && <span className="adm-cell-s">{t('paid in full')}</span>}
      </div>
      <dl className="adm-sums">
        <dt>{t('Agreed')}</dt>
        <dd>{agreed === null ? t('nothing yet') : formatPaisa(agreed)}</dd>
        <dt>{t('Paid')}</dt>
        <dd>{formatPaisa(paid)}</dd>
        <dt>{t('Balance')}</dt>
        <dd>{formatPaisa(balance)}</dd>
      </dl>
      <ul>
        {withMoney.map(({ _id, serviceTitle, balance: of }) => (
          <li key={_id} className="adm-person-item">
            <PageLink
              className="adm-cell-t"
              to={`/admin/request/view/${_id}?tab=payments`}
              lang={langOf(serviceTitle)}
            >
              {serviceTitle}
            </PageLink>
            <span className="adm-cell-s adm-num">
              {t('{sum} paid', { sum: formatPaisa(of.paid) })} · {balanceWords(of)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
