import type { Db } from '../../db/open.ts'
import { readSite } from '../site/site.queries.ts'
import { findOwnerEmail } from '../user.queries.ts'

/** Where mails to the owner go. */
export const ownerAddress = async (db: Db) => (await findOwnerEmail(db)) ?? (await readSite(db)).email
