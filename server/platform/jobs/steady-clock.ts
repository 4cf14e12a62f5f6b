const toleranceMs = 5000

/**
 * Tells since when the machine's clock has gone evenly. Leases are moments by that clock: when somebody sets it, those
 * that end may seem endless, and those that are held may seem to have ended.
 */
export function watchClock(wall = Date.now, steady = () => performance.now()) {
  let offset = wall() - steady()
  let since = steady()
  return {
    /** The time, and for how long the clock has been right about it as far as this process knows. */
    read() {
      const [now, passed] = [wall(), steady()]
      if (Math.abs(now - passed - offset) > toleranceMs) since = passed
      // Small corrections go on all the time and add up over the months.
      offset = now - passed
      return { now, evenForMs: passed - since }
    },
  }
}
