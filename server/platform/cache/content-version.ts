import type { Database } from '../../../db/open.ts'
import { findContentVersion } from './content-version.queries.ts'

const channel = 'aloka_content'
const checkEveryMs = 500

/**
 * Triggers increment one number with every change of what visitors see (`watchContent`). The cache is cleared when that
 * number has changed.
 */
export function createContentVersion({ db, listen }: Database, onChange: () => void) {
  let known: number | undefined

  async function check() {
    const number = await findContentVersion(db)
    if (number === known) return
    known = number
    onChange()
  }

  return {
    check,
    /** Notices changes made by other processes and jobs, until it is stopped. */
    watch(onError: (error: unknown) => void) {
      let last = Promise.resolve()
      let isWaiting = false
      function scheduleCheck() {
        if (isWaiting) return
        isWaiting = true
        last = last
          .then(() => {
            isWaiting = false
            return check()
          })
          .catch(onError)
      }
      const timer = setInterval(scheduleCheck, checkEveryMs).unref()
      const stopListening = listen?.(channel, scheduleCheck)
      return async () => {
        clearInterval(timer)
        await stopListening?.()
        await last
      }
    },
  }
}
