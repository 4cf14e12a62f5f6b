import { formatNumber } from '../../language/numbers.ts'
import { t } from '../../language/t.ts'

const units = ['{n} bytes', '{n} KB', '{n} MB', '{n} GB', '{n} TB'] as const

/** '3.2 GB', in decimal units like those of disk makers. */
export function shownSize(bytes: number) {
  const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const value = bytes / 1000 ** step
  return t(units[step]!, { n: formatNumber(value, step > 0 && value < 10 ? 1 : 0) })
}
