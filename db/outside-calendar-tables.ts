export interface OutsideCalendarTable {
  id: string
  name: string
  address: string
  /** When it was last asked for, so that one process does and the others need not. */
  asked_at: number
  read_at: number | null
  failed_since: number | null
  /** Why it cannot be read; empty where it can. */
  problem: string
  created_at: string
}

export interface OutsideBusyTable {
  calendar_id: string
  starts_at: number
  ends_at: number
}
