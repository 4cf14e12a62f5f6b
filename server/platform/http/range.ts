/** The part that a request asks for; all of it where it names none or one that makes no sense. */
export function rangeOf(header: string | undefined, bytes: number) {
  const whole = { start: 0, end: bytes - 1, isPart: false }
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return whole
  if (first !== '' && last !== '' && Number(last) < Number(first)) return whole
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return start > end ? undefined : { start, end, isPart: true }
}
