import type { Post } from '../../../contract/journal/post.ts'
import type { Db } from '../../../db/open.ts'
import { inReadersLanguage } from '../../platform/translation/in-readers-language.ts'

/** Translates posts and the names of their categories. Posts listed without body stay without. */
export async function postsInReadersLanguage<P extends Post>(db: Db, posts: P[]): Promise<P[]> {
  const translated = await inReadersLanguage<P>(db, 'post', posts, ({ _id }) => _id, {
    title: 'title',
    slug: 'slug',
    body: 'postBody',
    excerpt: 'excerpt',
    seoTitle: 'seoTitle',
    seoDescription: 'seoDescription',
  })
  const named = await inReadersLanguage<P>(db, 'category', translated, ({ cat_id }) => cat_id, {
    name: 'postCategory',
  })
  return named.map((post, index) => (posts[index]!.postBody === '' ? { ...post, postBody: '' } : post))
}
