import { splitLanguage } from '../../language/languages.ts'

/** What `URL.canParse` says, also in Safari 16. */
export function isUrl(text: string) {
  try {
    return Boolean(new URL(text))
  } catch {
    return false
  }
}

/** '?page=2' for an address; nothing where there is nothing to ask for. Safari 16 does not know the size of a query. */
export function searchOf(query: URLSearchParams) {
  const text = query.toString()
  return text && `?${text}`
}

/** The address of a page without its language, as links of the site write it. */
export function pageAddress(url: string) {
  const { pathname, search } = new URL(url)
  return { pathname: splitLanguage(pathname).rest, search }
}

/** The page that an address asks for; anything that is no page is the first one. */
export function pageNumber(url: string, param = 'page') {
  const asked = new URL(url).searchParams.get(param) ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}
