/** Makes something when it is first asked for: what `Intl` makes takes a phone longer than a page may wait. */
export function once<T>(make: () => T) {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
