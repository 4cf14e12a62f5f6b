import type * as paging from '../../contract/paging.ts'

/*
 * The contract's numbers without its schemas, which would bring their whole library into the page. The types are
 * the contract's own, so that a number that differs does not compile.
 */
export const homeServices: typeof paging.homeServices = 3
export const servicesPerPage: typeof paging.servicesPerPage = 6
export const reviewsPerPage: typeof paging.reviewsPerPage = 3

export const pageCount: typeof paging.pageCount = (total, perPage) => Math.max(1, Math.ceil(total / perPage))
