import type { CategoryInput, CategoryQuery } from '../../../contract/journal/category.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { pageOf } from '../../platform/lists/paging.ts'
import { postsWithStatus } from '../post/post-status.queries.ts'

const filtered = (db: Db, { published }: CategoryQuery) =>
  db
    .selectFrom('category')
    .$if(published === true, (q) =>
      q.where('id', 'in', postsWithStatus(db, 'published').select('post.category_id')),
    )

export const listCategories = (db: Db, query: CategoryQuery) =>
  pageOf(filtered(db, query).selectAll(), 'id', query)

export async function countCategories(db: Db, query: CategoryQuery) {
  const { count } = await filtered(db, query)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findCategory = (db: Db, id: string) =>
  db.selectFrom('category').selectAll().where('id', '=', id).executeTakeFirst()

export const findCategorySlug = (db: Db, id: string) =>
  db.selectFrom('category').select('slug').where('id', '=', id).executeTakeFirst()

const columns = (input: CategoryInput) => ({
  name: input.cat_name,
  slug: input.cat_slug,
  image: input.cat_image,
})

export async function insertCategory(db: Db, input: CategoryInput) {
  const id = newId()
  const now = new Date().toISOString()
  await db
    .insertInto('category')
    .values({ id, ...columns(input), created_at: now, updated_at: now })
    .execute()
  return id
}

export const updateCategory = (db: Db, id: string, input: CategoryInput) =>
  db
    .updateTable('category')
    .set({ ...columns(input), updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .$if(input.version !== undefined, (query) => query.where('updated_at', '=', input.version!))
    .returning('id')
    .executeTakeFirst()

export const deleteCategory = (db: Db, id: string) =>
  db.deleteFrom('category').where('id', '=', id).returning('id').executeTakeFirst()
