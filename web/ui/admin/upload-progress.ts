import { countOf } from '../../lib/admin/days.ts'
import type { Upload } from './use-uploads.ts'

const megabyte = 1_048_576
const inMegabytes = (bytes: number) => (bytes / megabyte).toFixed(1)
/** Before that a rate says nothing. */
const steadyMs = 1000

function timeLeft(ms: number) {
  const seconds = Math.ceil(ms / 1000)
  return seconds < 90 ? countOf(seconds, 'second') : countOf(Math.round(seconds / 60), 'minute')
}

type Sending = Pick<Upload, 'sent' | 'took'> & { file: Pick<File, 'size'> }

export function progressOf({ file: { size }, sent, took }: Sending) {
  if (took === undefined) return { percent: 0, words: 'Waiting for its turn' }
  if (sent >= size) return { percent: 100, words: 'Looking at the picture …' }
  const amount = `${inMegabytes(sent)} of ${inMegabytes(size)} MB`
  const left = took > steadyMs && sent > 0 ? (took / sent) * (size - sent) : null
  const words = left === null ? amount : `${amount}, about ${timeLeft(left)} left`
  return { percent: Math.floor((sent / size) * 100), words }
}
