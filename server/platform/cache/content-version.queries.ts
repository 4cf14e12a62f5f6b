import type { Db } from '../../../db/open.ts'

export const findContentVersion = async (db: Db) =>
  (await db.selectFrom('content_version').select('number').executeTakeFirstOrThrow()).number
