import { splitLanguage } from '../../language/languages.ts'

/** The address of a page without its language, as links of the site write it. */
export function pageAddress(url: string) {
  const { pathname, search } = new URL(url)
  return { pathname: splitLanguage(pathname).rest, search }
}
