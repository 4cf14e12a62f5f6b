import type { AuthorInput } from '../../../contract/journal/author.ts'
import type { ListQuery } from '../../../contract/shape/paging.ts'
import type { Db } from '../../../db/open.ts'
import { notFound, notUpdated } from '../../platform/http/errors.ts'
import { countPostsOf } from '../post/post-counts.queries.ts'
import { inUse, takenSlug } from '../post/constraint-errors.ts'
import { toAuthor } from './author.mapper.ts'
import * as queries from './author.queries.ts'

const taken = takenSlug('author_slug', 'Another author already has this name or slug.')

export async function listAuthors(db: Db, query: ListQuery) {
  const [rows, total] = await Promise.all([queries.listAuthors(db, query), queries.countAuthors(db)])
  return { data: rows.map(toAuthor), total }
}

export async function getAuthor(db: Db, id: string) {
  const row = await queries.findAuthor(db, id)
  if (!row) throw notFound('author')
  return toAuthor(row)
}

export const addAuthor = (db: Db, input: AuthorInput) => queries.insertAuthor(db, input).catch(taken)

export async function updateAuthor(db: Db, id: string, input: AuthorInput) {
  if (await queries.updateAuthor(db, id, input).catch(taken)) return
  throw notUpdated('author', await queries.findAuthor(db, id))
}

export async function deleteAuthor(db: Db, id: string) {
  const gone = await queries
    .deleteAuthor(db, id)
    .catch(inUse('author', () => countPostsOf(db, 'author_id', id)))
  if (!gone) throw notFound('author')
}
