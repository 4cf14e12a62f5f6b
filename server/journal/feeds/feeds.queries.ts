import type { Db } from '../../../db/open.ts'
import { hasStatus, inOrder } from '../../portfolio/service/service.queries.ts'

/** A sitemap may list 50,000 addresses. The newest of each kind, in both languages, stay below that. */
export const maxAddresses = 8_000

export const listServiceAddresses = (db: Db) =>
  inOrder(db.selectFrom('service').select(['id', 'updated_at']).where(hasStatus('published')))
    .limit(maxAddresses)
    .execute()

export const listWorkAddresses = (db: Db) =>
  db.selectFrom('work').select(['slug', 'updated_at']).orderBy('id', 'desc').limit(maxAddresses).execute()
