import type { RequestCounts, RequestFilter } from '../../contract/paging.ts'

/** How many rows a list has that may be narrowed to what is settled, to what is not, or to spam. */
export const countShown = ({ pending, solved, spam }: RequestCounts, filter: RequestFilter) =>
  filter.spam ? spam : (filter.resolved === true ? 0 : pending) + (filter.resolved === false ? 0 : solved)
