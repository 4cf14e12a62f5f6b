import type { CategoryInput, CategoryQuery } from '../../../contract/journal/category.ts'
import type { Db } from '../../../db/open.ts'
import { notFound, notUpdated } from '../../platform/http/errors.ts'
import { inReadersLanguage } from '../../platform/translation/in-readers-language.ts'
import { removeTranslations } from '../../platform/translation/translation.queries.ts'
import { countPostsOf } from '../post/post-counts.queries.ts'
import { inUse, takenSlug } from '../post/constraint-errors.ts'
import { toCategory } from './category.mapper.ts'
import * as queries from './category.queries.ts'

const taken = takenSlug('cat_slug', 'Another category already has this name or slug.')

export async function listCategories(db: Db, query: CategoryQuery) {
  const [rows, total] = await Promise.all([
    queries.listCategories(db, query),
    queries.countCategories(db, query),
  ])
  const data = await inReadersLanguage(db, 'category', rows.map(toCategory), ({ _id }) => _id, {
    name: 'cat_name',
  })
  return { data, total }
}

export async function getCategory(db: Db, id: string) {
  const row = await queries.findCategory(db, id)
  if (!row) throw notFound('category')
  return toCategory(row)
}

export const addCategory = (db: Db, input: CategoryInput) => queries.insertCategory(db, input).catch(taken)

export async function updateCategory(db: Db, id: string, input: CategoryInput) {
  if (await queries.updateCategory(db, id, input).catch(taken)) return
  throw notUpdated('category', await queries.findCategory(db, id))
}

export const deleteCategory = (db: Db, id: string) =>
  db
    .transaction()
    .execute(async (trx) => {
      if (!(await queries.deleteCategory(trx, id))) throw notFound('category')
      await removeTranslations(trx, 'category', id)
    })
    .catch(inUse('category', () => countPostsOf(db, 'category_id', id)))
