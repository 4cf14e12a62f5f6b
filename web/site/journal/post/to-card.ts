import type { Post, PostCard } from '../../../../contract/journal/post.ts'

/** Only the fields that a card shows: the page contains them twice, as markup and as data. */
export const toCard = ({
  _id,
  title,
  slug,
  thumbnail,
  excerpt,
  postCategory,
  author,
  publishDate,
  publishedAt,
}: Post): PostCard => ({
  _id,
  title,
  slug,
  thumbnail,
  excerpt,
  postCategory,
  author,
  publishDate,
  publishedAt,
})
