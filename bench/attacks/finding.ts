/** One line of the report. */
export interface Finding {
  attack: string
  /** Number of requests sent. */
  size: string
  found: string
  seconds: number
  /** Whether something unexplained was found, or the attack itself did not work. */
  failed: boolean
}
