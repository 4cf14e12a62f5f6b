import type { Selectable } from 'kysely'
import type { Category } from '../../../contract/journal/category.ts'
import type { CategoryTable } from '../../../db/tables/journal.ts'

export const toCategory = (row: Selectable<CategoryTable>): Category => ({
  _id: row.id,
  cat_name: row.name,
  cat_slug: row.slug,
  cat_image: row.image,
  version: row.updated_at,
})
