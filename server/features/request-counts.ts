import type { RequestCounts } from '../../contract/paging.ts'

/** How many rows a list has that may be narrowed to what is settled or to what is not. */
export const countShown = ({ pending, solved }: RequestCounts, resolved: boolean | undefined) =>
  (resolved === true ? 0 : pending) + (resolved === false ? 0 : solved)
