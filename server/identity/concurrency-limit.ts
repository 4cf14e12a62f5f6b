import { AppError } from '../errors.ts'

/** Runs tasks at most so many at once; so many more may wait, and who comes then is refused. */
export function limitConcurrency(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0

  const place = () => {
    if (running < atOnce) {
      running++
      return
    }
    if (waiting.length >= maxWaiting)
      throw new AppError('unavailable', 'Too many people are signing in right now. Please try again shortly.')
    return new Promise<void>((go) => waiting.push(go))
  }
  /** Handed on, so that nobody who comes just then gets in before those who wait. */
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await place()
    return task().finally(leave)
  }
}
