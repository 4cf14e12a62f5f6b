export interface Call {
  path: string
  method?: string
  body?: string
}

export interface Target {
  url: string
  /** Of somebody who may do everything. */
  headers: Record<string, string>
  /** Where a crawler begins. */
  start: string[]
  /** With `*` behind each place that is to be attacked. */
  calls: Call[]
}

export type Outcome = { problem: string } | { found: string[]; size: string; explained: string[] }
export type Scan = (target: Target, folder: string, seconds: number) => Promise<Outcome>
