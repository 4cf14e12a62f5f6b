export interface Call {
  path: string
  method?: string
  body?: string
}

export interface Target {
  url: string
  /** Headers of the owner. */
  headers: Record<string, string>
  /** Where a crawler starts. */
  start: string[]
  /** With `*` after each value to attack. */
  calls: Call[]
}

export type Outcome = { problem: string } | { found: string[]; size: string; explained: string[] }
export type Scan = (target: Target, folder: string, seconds: number) => Promise<Outcome>
