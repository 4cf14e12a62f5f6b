import { formatPaisa } from '../../../contract/money.ts'
import type { Person } from '../../../contract/person.ts'
import { langOf } from '../../lib/lang.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { t } from '../../../language/t.ts'

const dueWords = (due: number | null) => {
  if (due === null) return t('nothing agreed')
  if (due === 0) return t('all paid')
  return due < 0
    ? t('{sum} paid too much', { sum: formatPaisa(-due) })
    : t('{sum} open', { sum: formatPaisa(due) })
}

/** What was agreed with a person, what they have paid and what they owe, booking by booking. */
export function Owes({ bookings }: Pick<Person, 'bookings'>) {
  const withMoney = bookings.filter(({ agreed, paid }) => agreed !== null || paid !== 0)
  if (withMoney.length === 0) return null
  const open = withMoney.reduce((sum, { due }) => sum + Math.max(0, due ?? 0), 0)
  return (
    <section className="panel" aria-labelledby="owes-title">
      <header>
        <h2 id="owes-title">{t('Money')}</h2>
        <span className="adm-soft adm-small">
          {open > 0 ? t('{sum} open in all', { sum: formatPaisa(open) }) : t('Nothing is open')}
        </span>
      </header>
      <ul>
        {withMoney.map(({ _id, serviceTitle, paid, due }) => (
          <li key={_id} className="adm-person-item">
            <PageLink
              className="adm-cell-t"
              to={`/admin/request/view/${_id}?tab=payments`}
              lang={langOf(serviceTitle)}
            >
              {serviceTitle}
            </PageLink>
            <span className="adm-cell-s adm-num">
              {t('{sum} paid', { sum: formatPaisa(paid) })} · {dueWords(due)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
