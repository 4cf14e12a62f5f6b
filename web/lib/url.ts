import { splitLanguage } from '../../language/languages.ts'

/** `URL.canParse`, also for Safari 16. */
export function isUrl(text: string) {
  try {
    return Boolean(new URL(text))
  } catch {
    return false
  }
}

/** '?page=2', or an empty string for an empty query. Safari 16 has no `size` of a query. */
export function searchOf(query: URLSearchParams) {
  const text = query.toString()
  return text && `?${text}`
}

/** The address of a page without its language, as links on the site are written. */
export function pageAddress(url: string) {
  const { pathname, search } = new URL(url)
  return { pathname: splitLanguage(pathname).rest, search }
}

/** The page number in an address; anything invalid is the first page. */
export function pageNumber(url: string, param = 'page') {
  const number = new URL(url).searchParams.get(param) ?? ''
  return /^[1-9]\d{0,5}$/.test(number) ? Number(number) : 1
}
