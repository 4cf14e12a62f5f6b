/** Tells things apart, such as one filling of a form from the next. Also where the site is served without TLS, which has no `randomUUID`. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
