import { t } from '../../../language/t.ts'
import type { Selectable } from 'kysely'
import type {
  ReplyTemplate,
  ReplyTemplateChange,
  ReplyTemplateInput,
} from '../../../contract/booking/reply-template.ts'
import type { Db } from '../../../db/open.ts'
import type { ReplyTemplateTable } from '../../../db/tables/booking.ts'
import { conflict, notFound, notUpdated } from '../../platform/http/errors.ts'
import * as queries from './reply-template.queries.ts'

/** More would be too many to choose from in a list. */
const most = 100

const toTemplate = (row: Selectable<ReplyTemplateTable>): ReplyTemplate => ({
  _id: row.id,
  name: row.name,
  body: row.body,
  solves: row.solves,
  version: row.updated_at,
})

export async function listTemplates(db: Db) {
  const data = (await queries.listTemplates(db, most)).map(toTemplate)
  return { data, total: data.length }
}

export async function getTemplate(db: Db, id: string) {
  const row = await queries.findTemplate(db, id)
  if (!row) throw notFound('saved reply')
  return toTemplate(row)
}

export async function addTemplate(db: Db, input: ReplyTemplateInput) {
  if ((await queries.countTemplates(db)) >= most)
    throw conflict(t('You already have {most} saved replies. Delete one to make room.', { most }), 'name')
  return queries.insertTemplate(db, input)
}

export async function updateTemplate(db: Db, id: string, change: ReplyTemplateChange) {
  if (await queries.updateTemplate(db, id, change)) return
  throw notUpdated('saved reply', await queries.findTemplate(db, id))
}

export async function deleteTemplate(db: Db, id: string) {
  if (!(await queries.deleteTemplate(db, id))) throw notFound('saved reply')
}
