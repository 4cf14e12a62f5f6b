/** Plain numbers, apart from the schemas, so that a page can have them without the library of those. */
export const servicesPerPage = 6
export const homeServices = 3
export const reviewsPerPage = 3
export const postsPerPage = 9
/** The wall of work, and as much of its beginning as Home chooses from. */
export const worksPerPage = 48
export const homeWorks = 16
/** Rows of a list in the admin area. */
export const adminRows = 12

export const pageCount = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage))
