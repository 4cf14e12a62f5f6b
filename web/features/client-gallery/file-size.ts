import { formatNumber } from '../../../language/numbers.ts'
import { t } from '../../../language/t.ts'

const megabyte = 1_000_000

/** '38 MB', or '1.4 GB' where that is easier to read. */
export function fileSize(bytes: number) {
  const megabytes = Math.max(1, Math.round(bytes / megabyte))
  return megabytes < 1000
    ? t('{n} MB', { n: formatNumber(megabytes) })
    : t('{n} GB', { n: formatNumber(Math.round(megabytes / 100) / 10) })
}
