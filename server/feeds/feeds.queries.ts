import type { Db } from '../../db/open.ts'

/** A sitemap holds at most 50,000 addresses: the newest of each kind stay well below. */
export const maxAddresses = 20_000

export const listServiceAddresses = (db: Db) =>
  db.selectFrom('service').select(['id', 'updated_at']).orderBy('id', 'desc').limit(maxAddresses).execute()
