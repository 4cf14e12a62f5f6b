import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '../http/errors.ts'

/** Known devices are served first, then networks without a recent wrong guess, then all others. */
const standings = ['known', 'first', 'other'] as const
export type Standing = (typeof standings)[number]

interface Place {
  /** A network or an account: lines take turns. */
  line: string
  standing: Standing
}

export const placeOf = (line: string, { device, isFirst }: { device?: string; isFirst: boolean }): Place => ({
  line,
  standing: device ? 'known' : isFirst ? 'first' : 'other',
})

/** The site's own work comes before that of visitors. */
const ofTheSite: Place = { line: '', standing: 'known' }

const places = new AsyncLocalStorage<Place>()

/** Sets the place for work that is queued inside of `run`, also deep inside of a library. */
export const inLine = <T>(place: Place, run: () => Promise<T>) => places.run(place, run)

interface Waiting {
  go: () => void
  refuse: (error: AppError) => void
}
type Lines = Map<string, Waiting[]>

const tooMany = () =>
  new AppError('unavailable', 'Too many people are signing in right now. Please try again shortly.')

/** Takes the next task of the first line, which then goes behind the others. */
function takeNext(lines: Lines) {
  for (const [line, waiting] of lines) {
    const next = waiting.shift()!
    lines.delete(line)
    if (waiting.length > 0) lines.set(line, waiting)
    return next
  }
  return undefined
}

/** Refuses the last task of the longest line (the newest of equals), if it has more than `than` waiting. */
function shorten(lines: Lines, than: number) {
  const [line, waiting] =
    [...lines].toReversed().toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  if (!line || !waiting || waiting.length <= than) return false
  waiting.pop()!.refuse(tooMany())
  if (waiting.length === 0) lines.delete(line)
  return true
}

/** Runs so many tasks at once and lets so many more wait: lines take turns, within each standing. */
export function createFairQueue(atOnce: number, mostWaiting: number) {
  const lanes: Lines[] = standings.map(() => new Map())
  let running = 0
  let waitingNow = 0

  /** Lower lanes make room first, then the longest line of the same lane, if it is longer than the caller's own. */
  const makeRoom = (own: Lines, waiting: number) =>
    lanes
      .slice(lanes.indexOf(own))
      .toReversed()
      .some((lines) => shorten(lines, lines === own ? waiting + 1 : 0))

  function place() {
    if (running < atOnce) {
      running++
      return undefined
    }
    const { line, standing } = places.getStore() ?? ofTheSite
    const lines = lanes[standings.indexOf(standing)]!
    const own = lines.get(line) ?? []
    if (waitingNow < mostWaiting) waitingNow++
    else if (!makeRoom(lines, own.length)) throw tooMany()
    lines.set(line, own)
    return new Promise<void>((go, refuse) => own.push({ go, refuse }))
  }

  /** Handed on, so that nobody who comes just then gets in before those who wait. */
  function leave() {
    for (const lines of lanes) {
      const next = takeNext(lines)
      if (!next) continue
      waitingNow--
      return next.go()
    }
    running--
  }

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await place()
    return task().finally(leave)
  }
}
