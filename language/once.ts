/** Creates a value on first use: objects of `Intl` are slow to create on phones. */
export function once<T>(make: () => T) {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
