/** One line of the report. */
export interface Finding {
  attack: string
  /** How much was sent. */
  size: string
  found: string
  seconds: number
  /** Whether something was found that nobody has explained, or the attack itself did not work. */
  failed: boolean
}
