/** Loaded into a site that is compared: its clock begins at the same moment as that of the other one. */
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
