/** Of all cookies of this site. */
export const cookiePrefix = 'aloka'
