import type { ReplyTemplateChange, ReplyTemplateInput } from '../../../contract/booking/reply-template.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'

export const listTemplates = (db: Db, limit: number) =>
  db.selectFrom('reply_template').selectAll().orderBy('name').orderBy('id').limit(limit).execute()

export async function countTemplates(db: Db) {
  const { count } = await db
    .selectFrom('reply_template')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findTemplate = (db: Db, id: string) =>
  db.selectFrom('reply_template').selectAll().where('id', '=', id).executeTakeFirst()

export async function insertTemplate(db: Db, input: ReplyTemplateInput) {
  const id = newId()
  const now = new Date().toISOString()
  await db
    .insertInto('reply_template')
    .values({ id, ...input, created_at: now, updated_at: now })
    .execute()
  return id
}

export const updateTemplate = (db: Db, id: string, { version, name, body, solves }: ReplyTemplateChange) =>
  db
    .updateTable('reply_template')
    .set({ name, body, solves, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('updated_at', '=', version!))
    .returning('id')
    .executeTakeFirst()

export const deleteTemplate = (db: Db, id: string) =>
  db.deleteFrom('reply_template').where('id', '=', id).returning('id').executeTakeFirst()
