/** Apart from the schemas, so that public pages can use them without loading zod. */
export const minReviewLength = 10
export const shortReview = 'Review must be at least 10 characters long'
