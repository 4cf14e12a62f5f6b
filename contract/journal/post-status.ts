/** Follows from the publishing time: none, in the future, or past. */
export const postStatuses = ['draft', 'scheduled', 'published'] as const
export type PostStatus = (typeof postStatuses)[number]
