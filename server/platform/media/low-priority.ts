import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const low = constants.priority.PRIORITY_LOW

/** On Linux, where a priority belongs to a thread. */
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
 * Lets every other process of the machine go first. Threads that are started later inherit it; those that Node has
 * started by now, which also decode pictures, are told one by one.
 */
export function takeLowPriority() {
  setPriority(low)
  for (const thread of ownThreads()) lower(thread)
}
