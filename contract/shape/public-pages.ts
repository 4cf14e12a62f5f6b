import { splitLanguage } from '../../language/languages.ts'

/** Pages that are the same for every visitor, and the query parameters that they use. */
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

/** The address without parameters that no page uses, such as those that advertisements add to links. */
export function withOnly(address: string, parameters: readonly string[]) {
  const [path, query] = address.split(/\?(.*)/s, 2) as [string, string?]
  const known = query?.split('&').filter((part) => parameters.includes(part.split('=', 1)[0]!))
  return known?.length ? `${path}?${known.join('&')}` : path
}

/** The cache key of a page; undefined for pages that are unknown or not the same for everybody. */
export function publicAddress(address: string) {
  const [path] = splitLanguage(address).rest.split('?', 1) as [string]
  const page = publicPages.find(([pattern]) => pattern.test(path))
  return page && withOnly(address, page[1])
}
