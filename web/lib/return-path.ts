const param = 'return'

/** A path of this site and nothing else: an address that leads away is never followed. */
export function safePath(path: string | null | undefined): string {
  if (!path || !/^\/(?![/\\])/.test(path)) return '/'
  const { origin, pathname, search, hash } = new URL(path, 'http://site')
  // Without its dots, /.//elsewhere.example begins with two slashes.
  return origin === 'http://site' && !pathname.startsWith('//') ? pathname + search + hash : '/'
}

/** Where to go after signing in, as the address of the sign-in page says. */
export const returnPath = (search: string) => safePath(new URLSearchParams(search).get(param))

/** A link to sign in that leads back to where one is now. */
export function withReturn(to: string, { pathname, search }: { pathname: string; search: string }) {
  const from = pathname + search
  const here = /^\/(login|register|reset-password)?$/.test(pathname)
  return here ? to + search : `${to}?${new URLSearchParams({ [param]: from })}`
}
