/** Of all cookies of this site. */
export const cookiePrefix = 'aloka'

/** Of those that let somebody without an account in. */
export const passPrefix = `${cookiePrefix}.gallery.`

/** Of all cookies of a browser, those that let somebody in. */
export const passCookies = (cookie: string | undefined) =>
  (cookie ?? '')
    .split(/;\s*/)
    .filter((part) => part.startsWith(passPrefix))
    .join('; ')
