import { redirect } from 'react-router'
import { pageCount } from '../../../contract/shape/page-sizes.ts'
import { pageNumber, searchOf } from '../../lib/url.ts'

/** The query of a list; absent filters are left out. */
export function listAddress<const Names extends string>(url: string, names: Names[] = []) {
  const params = new URL(url).searchParams
  const filters = names.flatMap((name) => {
    const value = params.get(name)?.trim()
    return value ? [[name, value]] : []
  })
  return {
    page: pageNumber(url),
    filters: Object.fromEntries(filters) as Partial<Record<Names, string>>,
    isNarrowed: filters.length > 0,
  }
}

/** Redirects a page beyond the end to the last one, for example after its last row was deleted. */
export function stayOnList(url: string, page: number, perPage: number, total: number) {
  const last = pageCount(total, perPage)
  if (page <= last) return
  const { pathname, searchParams } = new URL(url)
  if (last === 1) searchParams.delete('page')
  else searchParams.set('page', String(last))
  throw redirect(pathname + searchOf(searchParams))
}
