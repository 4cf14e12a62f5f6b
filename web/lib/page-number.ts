/** The page that an address asks for; anything that is no page is the first one. */
export function pageNumber(url: string, param = 'page') {
  const asked = new URL(url).searchParams.get(param) ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}
