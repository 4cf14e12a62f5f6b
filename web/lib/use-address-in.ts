import { useLocation, useMatches } from 'react-router'
import { addressIn, type Language } from '../../language/languages.ts'
import { handleOf } from './page-handle.ts'

/** The page on screen, with its query, in another language. */
export function useAddressIn() {
  const { pathname, search } = useLocation()
  const page = useMatches().at(-1)
  return (language: Language) => {
    const own = page && handleOf(page)?.pathIn?.(language, page.loaderData)
    return addressIn(language, own ?? pathname) + search
  }
}
