/** Plain values, apart from the schemas, so that a page can have them without the library of those. */
export const minReviewLength = 10
export const shortReview = 'Review must be at least 10 characters long'
