import type { Upload } from './use-uploads.ts'
import { plural, t } from '../../../language/t.ts'

const megabyte = 1_048_576
const inMegabytes = (bytes: number) => (bytes / megabyte).toFixed(1)
/** Earlier, the rate is too inaccurate. */
const steadyMs = 1000

function timeLeft(ms: number) {
  const seconds = Math.ceil(ms / 1000)
  return seconds < 90
    ? plural(seconds, '{n} second', '{n} seconds')
    : plural(Math.round(seconds / 60), '{n} minute', '{n} minutes')
}

type Sending = Pick<Upload, 'sent' | 'took'> & { file: Pick<File, 'size'> }

export function progressOf({ file: { size }, sent, took }: Sending) {
  if (took === undefined) return { percent: 0, words: t('Waiting') }
  if (sent >= size) return { percent: 100, words: t('Checking the picture…') }
  const amount = t('{sent} of {size} MB', { sent: inMegabytes(sent), size: inMegabytes(size) })
  const left = took > steadyMs && sent > 0 ? (took / sent) * (size - sent) : null
  const words = left === null ? amount : t('{amount}, about {left} left', { amount, left: timeLeft(left) })
  return { percent: Math.floor((sent / size) * 100), words }
}
