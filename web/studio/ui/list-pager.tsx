import { pageCount } from '../../../contract/shape/page-sizes.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { pageWindow, usePagerAddress } from '../../ui/pager.tsx'
import { ChevronLeft, ChevronRight } from './icons.tsx'
import { formatNumber } from '../../../language/numbers.ts'
import { type Label, t } from '../../../language/t.ts'

interface ListPagerProps {
  page: number
  perPage: number
  total: number
  /** The noun: ['service', 'services']. */
  noun: [one: Label, many: Label]
}

/** 'x to y of n', with plain links that keep the rest of the address. */
export function ListPager({ page, perPage, total, noun }: ListPagerProps) {
  const to = usePagerAddress()
  const pages = pageCount(total, perPage)
  const first = (page - 1) * perPage + 1
  const step = (number: number, label: string, icon: React.ReactNode) =>
    number >= 1 && number <= pages ? (
      <PageLink to={to(number)} aria-label={label} preventScrollReset>
        {icon}
      </PageLink>
    ) : (
      <span aria-disabled="true">
        {icon}
        <span className="sr">{label}</span>
      </span>
    )
  return (
    <div className="row adm-pager">
      <span role="status">
        {total === 1
          ? `${formatNumber(1)} ${t(noun[0])}`
          : t('{first} to {last} of {total} {things}', {
              first,
              last: Math.min(total, page * perPage),
              total,
              things: t(noun[1]),
            })}
      </span>
      {pages > 1 && (
        <nav aria-label={t('Pages of {things}', { things: t(noun[1]) })}>
          {step(page - 1, t('Previous page'), <ChevronLeft />)}
          {pageWindow(page, pages).map((number, index, all) =>
            number === 0 ? (
              <span key={`before ${all[index + 1]}`} aria-hidden="true">
                …
              </span>
            ) : (
              <PageLink
                key={number}
                to={to(number)}
                aria-label={t('Page {number}', { number })}
                aria-current={number === page ? 'page' : undefined}
                preventScrollReset
              >
                {formatNumber(number)}
              </PageLink>
            ),
          )}
          {step(page + 1, t('Next page'), <ChevronRight />)}
        </nav>
      )}
    </div>
  )
}
