/** How late a replica may be and still be used. */
export const lateByMs = 5000

interface Mark {
  /** All that was stored before this moment … */
  at: number
  /** … lies before this position of the primary's log. */
  position: number
}

/** What is known of a replica: the moment before which it has everything. */
export function createProgress() {
  let marks: Mark[] = []
  let hasAllBefore = -Infinity
  return {
    /** The primary was there, and then the replica had come as far as this. */
    note(mark: Mark, replayed: number) {
      marks = [...marks, mark]
      const reached = marks.findLast(({ position }) => position <= replayed)
      if (reached) hasAllBefore = reached.at
      // Those before the one that was reached, or too old to matter when they are, say nothing more.
      marks = marks.filter(({ at }) => at > Math.max(hasAllBefore, mark.at - lateByMs))
    },
    forget() {
      hasAllBefore = -Infinity
    },
    /** Whether all that was stored before this moment is there. */
    has: (moment: number) => hasAllBefore > moment,
    isLate: (now: number) => now - hasAllBefore >= lateByMs,
  }
}
