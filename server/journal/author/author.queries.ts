import type { AuthorInput } from '../../../contract/journal/author.ts'
import type { ListQuery } from '../../../contract/shape/paging.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { pageOf } from '../../platform/lists/paging.ts'

export const listAuthors = (db: Db, query: ListQuery) =>
  pageOf(db.selectFrom('author').selectAll(), 'id', query)

export async function countAuthors(db: Db) {
  const { count } = await db
    .selectFrom('author')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findAuthor = (db: Db, id: string) =>
  db.selectFrom('author').selectAll().where('id', '=', id).executeTakeFirst()

const columns = (input: AuthorInput) => ({
  name: input.name,
  slug: input.author_slug,
  designation: input.designation,
  email: input.email,
  facebook_link: input.facebookLink,
  instagram_link: input.instagramLink,
  image: input.image,
  about: input.about,
})

export async function insertAuthor(db: Db, input: AuthorInput) {
  const id = newId()
  const now = new Date().toISOString()
  await db
    .insertInto('author')
    .values({ id, ...columns(input), created_at: now, updated_at: now })
    .execute()
  return id
}

export const updateAuthor = (db: Db, id: string, input: AuthorInput) =>
  db
    .updateTable('author')
    .set({ ...columns(input), updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .$if(input.version !== undefined, (query) => query.where('updated_at', '=', input.version!))
    .returning('id')
    .executeTakeFirst()

export const deleteAuthor = (db: Db, id: string) =>
  db.deleteFrom('author').where('id', '=', id).returning('id').executeTakeFirst()
