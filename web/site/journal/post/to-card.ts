import type { Post, PostCard } from '../../../../contract/journal/post.ts'

/** What a card shows, and no more: the page carries it twice, as markup and as data. */
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
