import type { Label } from '../../../language/t.ts'

/** Where a page leads back to, and what that place is called. */
export interface Back {
  to: string
  label: Label
}
