import { formatNumber } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'

const megabyte = 1_000_000

const tenths = (n: number) => Math.max(1, Math.round(n * 10)) / 10

/** '38 MB', '1.4 MB' of a few pictures, or '1.4 GB' where that is easier to read. */
export function fileSize(bytes: number) {
  const exact = tenths(bytes / megabyte)
  const megabytes = exact < 10 ? exact : Math.round(bytes / megabyte)
  return megabytes < 1000
    ? t('{n} MB', { n: formatNumber(megabytes) })
    : t('{n} GB', { n: formatNumber(tenths(megabytes / 1000)) })
}
