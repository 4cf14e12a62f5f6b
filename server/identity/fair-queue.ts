import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '../errors.ts'

interface Place {
  /** Those of one network, or of one account, wait behind each other and not before all others. */
  line: string
  /** Served before those who are not known. */
  isKnown: boolean
}

/** What the site does by itself waits behind no visitor. */
const ofTheSite: Place = { line: '', isKnown: true }

const places = new AsyncLocalStorage<Place>()

/** Says for whom the work is done that is queued meanwhile, however deep inside of a library. */
export const inLine = <T>(place: Place, run: () => Promise<T>) => places.run(place, run)

interface Waiting {
  go: () => void
  refuse: (error: AppError) => void
}
type Lines = Map<string, Waiting[]>

const tooMany = () =>
  new AppError('unavailable', 'Too many people are signing in right now. Please try again shortly.')

/** The next one of the line whose turn it is; the line goes behind all others. */
function takeNext(lines: Lines) {
  for (const [line, waiting] of lines) {
    const next = waiting.shift()!
    lines.delete(line)
    if (waiting.length > 0) lines.set(line, waiting)
    return next
  }
  return undefined
}

/** Makes room by turning away the last one of the longest line, if that is longer than `than`. */
function shorten(lines: Lines, than: number) {
  const [line, waiting] = [...lines].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  if (!line || !waiting || waiting.length <= than) return false
  waiting.pop()!.refuse(tooMany())
  if (waiting.length === 0) lines.delete(line)
  return true
}

/** Runs so many tasks at once and lets so many more wait: lines take turns, those of known visitors first. */
export function createFairQueue(atOnce: number, mostWaiting: number) {
  const known: Lines = new Map()
  const others: Lines = new Map()
  let running = 0
  let waitingNow = 0

  function place() {
    if (running < atOnce) {
      running++
      return undefined
    }
    const { line, isKnown } = places.getStore() ?? ofTheSite
    const lines = isKnown ? known : others
    const own = lines.get(line) ?? []
    if (waitingNow >= mostWaiting) {
      // Whoever has most waiting makes room; nobody does for somebody who has as many.
      if (!shorten(others, isKnown ? 0 : own.length + 1)) throw tooMany()
      waitingNow--
    }
    waitingNow++
    lines.set(line, own)
    return new Promise<void>((go, refuse) => own.push({ go, refuse }))
  }

  /** Handed on, so that nobody who comes just then gets in before those who wait. */
  function leave() {
    const next = takeNext(known) ?? takeNext(others)
    if (!next) return void running--
    waitingNow--
    next.go()
  }

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await place()
    return task().finally(leave)
  }
}
