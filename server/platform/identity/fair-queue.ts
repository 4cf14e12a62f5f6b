import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '../http/errors.ts'

/** Known devices are served first, then networks without a recent wrong guess, then all others. */
const priorities = ['known', 'first', 'other'] as const
export type Priority = (typeof priorities)[number]

interface QueuePlace {
  /** A network or an account: lines take turns. */
  line: string
  priority: Priority
}

export const queuePlaceOf = (
  line: string,
  { device, isFirst }: { device?: string; isFirst: boolean },
): QueuePlace => ({
  line,
  priority: device ? 'known' : isFirst ? 'first' : 'other',
})

/** Tasks of the site itself come before those of visitors. */
const ownPlace: QueuePlace = { line: '', priority: 'known' }

const places = new AsyncLocalStorage<QueuePlace>()

/** Sets the place for tasks that are queued inside of `run`, also by a library. */
export const withQueuePlace = <T>(place: QueuePlace, run: () => Promise<T>) => places.run(place, run)

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

/** Runs `atOnce` tasks at a time and lets `mostWaiting` more wait: lines take turns within each priority. */
export function createFairQueue(atOnce: number, mostWaiting: number) {
  const lanes: Lines[] = priorities.map(() => new Map())
  let running = 0
  let waitingNow = 0

  /** Lower priorities make room first, then the longest line of the same priority, if it is longer than the caller's. */
  const makeRoom = (own: Lines, waiting: number) =>
    lanes
      .slice(lanes.indexOf(own))
      .toReversed()
      .some((lines) => shorten(lines, lines === own ? waiting + 1 : 0))

  function enter() {
    if (running < atOnce) {
      running++
      return undefined
    }
    const { line, priority } = places.getStore() ?? ownPlace
    const lines = lanes[priorities.indexOf(priority)]!
    const own = lines.get(line) ?? []
    if (waitingNow < mostWaiting) waitingNow++
    else if (!makeRoom(lines, own.length)) throw tooMany()
    lines.set(line, own)
    return new Promise<void>((go, refuse) => own.push({ go, refuse }))
  }

  /** Hands the free slot to a waiting task, so that a new one cannot take it first. */
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
    await enter()
    return task().finally(leave)
  }
}
