/** By the moment a post is published: none, one to come, or one that has passed. */
export const postStatuses = ['draft', 'scheduled', 'published'] as const
export type PostStatus = (typeof postStatuses)[number]
