import { useLocation } from 'react-router'
import { searchOf } from '../lib/search-of.ts'

/** The address of a page of a list, with the rest of the address as it is. */
export function usePagerAddress(param = 'page') {
  const { pathname, search } = useLocation()
  return (number: number) => {
    const query = new URLSearchParams(search)
    if (number === 1) query.delete(param)
    else query.set(param, String(number))
    return { pathname, search: searchOf(query) }
  }
}
