import { splitLanguage } from '../../language/languages.ts'

/** The pages that are the same for every visitor, and what of a query chooses what they show. */
const publicPages: [path: RegExp, parameters: string[]][] = [
  [/^\/$/, []],
  [/^\/(?:about|contact|privacy)$/, []],
  [/^\/(?:login|register)$/, ['return']],
  [/^\/services$/, ['page']],
  [/^\/services\/[^/]+$/, ['reviews', 'month']],
  [/^\/work$/, ['page', 'kind']],
  [/^\/work\/[^/]+$/, ['kind']],
  [/^\/blog$/, ['page', 'category']],
  [/^\/blog\/post\/[^/]+\/[^/]+$/, ['preview']],
]

/** The address without what nobody reads of its query, such as the marks that advertisements leave on links. */
export function withOnly(address: string, parameters: readonly string[]) {
  const [path, query] = address.split(/\?(.*)/s, 2) as [string, string?]
  const known = query?.split('&').filter((part) => parameters.includes(part.split('=', 1)[0]!))
  return known?.length ? `${path}?${known.join('&')}` : path
}

/** Under which address a page is cached and rendered; undefined for a page that is nobody's or not everybody's. */
export function publicAddress(address: string) {
  const [path] = splitLanguage(address).rest.split('?', 1) as [string]
  const page = publicPages.find(([pattern]) => pattern.test(path))
  return page && withOnly(address, page[1])
}
