const param = 'return'

/** A path of this site; an address that leads elsewhere becomes `/`. */
export function safePath(path: string | null | undefined): string {
  if (!path || !/^\/(?![/\\])/.test(path)) return '/'
  const { origin, pathname, search, hash } = new URL(path, 'http://site')
  // Without its dots, /.//elsewhere.example begins with two slashes.
  return origin === 'http://site' && !pathname.startsWith('//') ? pathname + search + hash : '/'
}

/** Where to go after signing in, from the query of the sign-in page. */
export const returnPath = (search: string) => safePath(new URLSearchParams(search).get(param))

/** A link to the sign-in page that leads back to the current page. */
export function withReturn(to: string, { pathname, search }: { pathname: string; search: string }) {
  const from = pathname + search
  const here = /^\/(login|register|reset-password)?$/.test(pathname)
  return here ? to + search : `${to}?${new URLSearchParams({ [param]: from })}`
}
