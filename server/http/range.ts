/** The part that a request asks for; all of it where it names none or one that we do not understand. */
export function rangeOf(header: string | undefined, bytes: number) {
  const whole = { from: 0, to: bytes - 1, isPart: false }
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return whole
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return from > to ? undefined : { from, to, isPart: true }
}
