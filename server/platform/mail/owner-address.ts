import type { Db } from '../../../db/open.ts'
import { readSite } from '../settings/site.queries.ts'
import { findOwnerEmail } from '../settings/user.queries.ts'

/** Where mails to the owner go. */
export const ownerAddress = async (db: Db) => (await findOwnerEmail(db)) ?? (await readSite(db)).email
