/** Apart from the schemas, so that public pages can use them without loading zod. */
export const servicesPerPage = 6
export const homeServices = 3
export const reviewsPerPage = 3
export const postsPerPage = 9
/** The Work page, and how much of it the home page chooses from. */
export const worksPerPage = 48
export const homeWorks = 16
/** Rows of a list in the studio. */
export const adminRows = 12

export const pageCount = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage))
