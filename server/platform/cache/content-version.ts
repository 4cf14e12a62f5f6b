import type { Database } from '../../../db/open.ts'
import { findContentVersion } from './content-version.queries.ts'

const channel = 'aloka_content'
const lookEveryMs = 500

/**
 * Triggers count up one number with every change of what visitors see (`watchContent`). A cache is dropped when the number
 * has changed.
 */
export function createContentVersion({ db, listen }: Database, onChange: () => void) {
  let known: number | undefined

  async function look() {
    const number = await findContentVersion(db)
    if (number === known) return
    known = number
    onChange()
  }

  return {
    look,
    /** Sees what other processes and jobs change, until it is stopped. */
    watch(onError: (error: unknown) => void) {
      let last = Promise.resolve()
      let isWaiting = false
      function lookSoon() {
        if (isWaiting) return
        isWaiting = true
        last = last
          .then(() => {
            isWaiting = false
            return look()
          })
          .catch(onError)
      }
      const timer = setInterval(lookSoon, lookEveryMs).unref()
      const stopListening = listen?.(channel, lookSoon)
      return async () => {
        clearInterval(timer)
        await stopListening?.()
        await last
      }
    },
  }
}
