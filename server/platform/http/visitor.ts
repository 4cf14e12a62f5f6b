export interface Visitor {
  ip: string
  /** Calls of the site to itself carry none and are not counted. */
  userAgent: string | undefined
}
