import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const low = constants.priority.PRIORITY_LOW

/** The threads of this process: on Linux a priority belongs to a thread. */
function ownThreads() {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return []
  }
}

function lower(thread: number) {
  try {
    setPriority(thread, low)
  } catch {
    // It has ended since it was listed.
  }
}

/**
 * Gives this process a low priority. Later threads inherit it; those that Node has started already, which also decode
 * pictures, are lowered one by one.
 */
export function takeLowPriority() {
  setPriority(low)
  for (const thread of ownThreads()) lower(thread)
}
