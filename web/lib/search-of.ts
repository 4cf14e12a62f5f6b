/** '?page=2' for an address; nothing where there is nothing to ask for. Safari 16 does not know the size of a query. */
export function searchOf(query: URLSearchParams) {
  const text = query.toString()
  return text && `?${text}`
}
