export interface UploadItem {
  id: number
  name: string
  set: string
  bytes: number
  sent: number
  state: 'waiting' | 'going' | 'done' | 'known' | 'failed'
  /** Why it failed, in words for the owner. */
  problem?: string
}

/** The total progress. Files that already exist count as done. */
export function summaryOf(items: readonly UploadItem[]) {
  const of = (...states: UploadItem['state'][]) => items.filter(({ state }) => states.includes(state))
  const wanted = items.filter(({ state }) => state !== 'failed')
  const bytes = wanted.reduce((sum, item) => sum + item.bytes, 0)
  const sent = wanted.reduce(
    (sum, item) => sum + (item.state === 'done' || item.state === 'known' ? item.bytes : item.sent),
    0,
  )
  return {
    total: items.length,
    done: of('done', 'known').length,
    known: of('known').length,
    failed: of('failed'),
    left: of('waiting', 'going').length,
    bytes,
    sent,
    percent: bytes === 0 ? 100 : Math.floor((sent / bytes) * 100),
  }
}

/** Bytes per second over a recent window; undefined until there is enough data. */
export function createSpeed(windowMs = 15_000) {
  let seen: { at: number; sent: number }[] = []
  return (at: number, sent: number) => {
    seen = [...seen.filter((one) => at - one.at <= windowMs), { at, sent }]
    const first = seen[0]!
    const ms = at - first.at
    return ms < 1000 || sent <= first.sent ? null : ((sent - first.sent) / ms) * 1000
  }
}

/** Whole minutes, at least one. */
export const minutesLeft = (bytes: number, speed: number) => Math.max(1, Math.round(bytes / speed / 60))

/** The innermost folder of the file, which becomes its set. */
export const setOf = ({ webkitRelativePath }: Pick<File, 'webkitRelativePath'>) => {
  const folders = webkitRelativePath.split('/').slice(0, -1)
  // The chosen folder is the gallery itself; its subfolders are the sets.
  return folders.length > 1 ? folders.at(-1)! : ''
}
