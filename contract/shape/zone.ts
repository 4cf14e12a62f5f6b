const dayMs = 86_400_000

const clocks = new Map<string, Intl.DateTimeFormat>()

function wallClock(zone: string) {
  let clock = clocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    clocks.set(zone, clock)
  }
  return clock
}

export function isZone(name: string) {
  try {
    return Boolean(wallClock(name))
  } catch {
    return false
  }
}

/** Offsets change only at full quarters of an hour, so one lookup is valid for the whole quarter. */
const quarterMs = 900_000
const offsets = new Map<string, number>()
const mostOffsets = 20_000

/** The offset of a zone from UTC at a moment. */
function offsetAt(zone: string, at: number) {
  const quarter = Math.floor(at / quarterMs)
  const key = `${zone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const moment = quarter * quarterMs
  const parts = Object.fromEntries(
    wallClock(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute, second } = parts
  const offset = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - moment
  if (offsets.size >= mostOffsets) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** The local time in a zone, as if it were UTC. */
const shownAt = (zone: string, at: number) => at + offsetAt(zone, at)

/** The date of a moment in a zone, as YYYY-MM-DD. */
export const dayIn = (zone: string, at: number) => new Date(shownAt(zone, at)).toISOString().slice(0, 10)

/** Minutes since midnight, by the local time of a zone. */
export const minutesIn = (zone: string, at: number) => Math.floor((shownAt(zone, at) % dayMs) / 60_000)

/**
 * The moment that is so many minutes after local midnight. A time skipped by daylight saving is counted on from before
 * the gap; of a time that occurs twice, the first is meant.
 */
export function momentIn(zone: string, day: string, minutes = 0) {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  // An offset changes at most once a day, so it is one of these two.
  const before = wanted - offsetAt(zone, wanted - dayMs)
  const after = wanted - offsetAt(zone, wanted + dayMs)
  return shownAt(zone, before) !== wanted && shownAt(zone, after) === wanted ? after : before
}

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Sunday is 0. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
