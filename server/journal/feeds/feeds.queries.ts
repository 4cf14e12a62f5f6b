import type { Db } from '../../../db/open.ts'
import { hasStatus } from '../../portfolio/service/service-status.ts'
import { inOrder } from '../../portfolio/service/service.queries.ts'

/** A sitemap holds at most 50,000 addresses: the newest of each kind, in both languages, stay below. */
export const maxAddresses = 8_000

export const listServiceAddresses = (db: Db) =>
  inOrder(db.selectFrom('service').select(['id', 'updated_at']).where(hasStatus('published')))
    .limit(maxAddresses)
    .execute()

export const listWorkAddresses = (db: Db) =>
  db.selectFrom('work').select(['slug', 'updated_at']).orderBy('id', 'desc').limit(maxAddresses).execute()
