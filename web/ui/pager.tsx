import { classNames } from './class-names.ts'
import { ArrowLeft, ArrowRight } from './icons.tsx'
import { PageLink } from './page-link.tsx'
import { formatNumber } from '../../language/numbers.ts'
import { t } from '../../language/t.ts'
import { useLocation } from 'react-router'
import { searchOf } from '../lib/url.ts'

/** 1 … 4 5 6 … 20: the ends, the page and its neighbours; 0 marks a gap. */
export function pageWindow(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].toSorted((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0) - 1
    return gap === 0 ? [number] : gap === 1 ? [number - 1, number] : [0, number]
  })
}

interface PagerProps {
  page: number
  pages: number
  /** Names what is paged: 'Pages of services'. */
  label: string
  /** The name of the query parameter, for pages with more than one pager. */
  param?: string
  /** The id to scroll to on the same page; the top if absent. */
  anchor?: string
  small?: boolean
}

/** Plain links that keep the rest of the address, so that reload, back and sharing work. */
export function Pager({ page, pages, label, param, anchor, small }: PagerProps) {
  const addressOf = usePagerAddress(param)
  if (pages <= 1) return null
  const link = (number: number) => ({
    to: { ...addressOf(number), hash: anchor && `#${anchor}` },
    preventScrollReset: anchor !== undefined,
  })
  return (
    <nav className={classNames('pager', small && 'pager-sm')} aria-label={label}>
      {page > 1 ? (
        <PageLink className="step" rel="prev" {...link(page - 1)}>
          <ArrowLeft />
          <span className="sr-narrow">{t('Previous')}</span>
        </PageLink>
      ) : (
        <span className="step" aria-disabled="true">
          <ArrowLeft />
          <span className="sr-narrow">{t('Previous')}</span>
        </span>
      )}
      <ol>
        {pageWindow(page, pages).map((number, index) => (
          <li key={number || `gap-${index}`}>
            {number === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <PageLink
                {...link(number)}
                aria-label={t('Page {n}', { n: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {formatNumber(number)}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <PageLink className="step" rel="next" {...link(page + 1)}>
          <span className="sr-narrow">{t('Next')}</span>
          <ArrowRight />
        </PageLink>
      ) : (
        <span className="step" aria-disabled="true">
          <span className="sr-narrow">{t('Next')}</span>
          <ArrowRight />
        </span>
      )}
    </nav>
  )
}

/** The address of another page of the list; the rest of the query stays. */
export function usePagerAddress(param = 'page') {
  const { pathname, search } = useLocation()
  return (number: number) => {
    const query = new URLSearchParams(search)
    if (number === 1) query.delete(param)
    else query.set(param, String(number))
    return { pathname, search: searchOf(query) }
  }
}
