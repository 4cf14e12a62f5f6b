/** Preloaded into the compared sites: their clocks start at the same moment. */
const begin = Date.parse('2026-11-19T05:00:00Z')
const offset = begin - Date.now()
const RealDate = Date

class ShiftedDate extends RealDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [RealDate.now() + offset] : parts) as [number]))
  }
  static override now() {
    return RealDate.now() + offset
  }
}
globalThis.Date = ShiftedDate as DateConstructor
