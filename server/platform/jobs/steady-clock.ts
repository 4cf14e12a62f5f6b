const toleranceMs = 5000

/**
 * Detects changes of the machine's clock. Leases end at moments of that clock: when it is set, ended leases may seem valid
 * and valid ones ended.
 */
export function watchClock(wall = Date.now, steady = () => performance.now()) {
  let offset = wall() - steady()
  let since = steady()
  return {
    /** The time, and for how long the clock has run without being set, as far as this process knows. */
    read() {
      const [now, passed] = [wall(), steady()]
      if (Math.abs(now - passed - offset) > toleranceMs) since = passed
      // Small corrections happen all the time and add up over months.
      offset = now - passed
      return { now, evenForMs: passed - since }
    },
  }
}
