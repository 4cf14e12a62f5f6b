import type { Db } from '../db/open.ts'
import { hasDemoRows } from '../db/seed/demo-rows.ts'
import { ConfigError, demoOwner, type Config } from './config.ts'
import { findOwnerEmail } from './platform/settings/user.queries.ts'
import { ensureOwner, ownerSignsInWith } from './platform/identity/owner.ts'
import { setupCode } from './platform/identity/setup-code.ts'

/** The password and the accounts of the demo are public, so a real site never starts with them. */
export async function refuseDemo(db: Db) {
  if (await ownerSignsInWith(db, demoOwner.password))
    throw new ConfigError(
      "The owner still has the demo's password, which everybody knows: run npm run owner -- EMAIL for a new one, or point DATA_DIR or DATABASE_URL at an empty place.",
    )
  if (await hasDemoRows(db))
    throw new ConfigError(
      'This database holds the demo content: point DATA_DIR or DATABASE_URL at an empty place.',
    )
}

/** Creates the owner on the first run, and returns a sentence about who the owner is. */
export async function introduceOwner(db: Db, { owner, publicUrl }: Config) {
  if (owner && (await ensureOwner(db, owner))) return `The owner is ${owner.email}, made just now.`
  const known = await findOwnerEmail(db)
  if (!known)
    return `There is no owner yet: open ${publicUrl}/setup and type the code ${await setupCode(db)}, or run npm run owner -- EMAIL.`
  return owner && owner.email.toLowerCase() !== known
    ? `The owner is ${known}. OWNER_EMAIL names another address and changes nothing: npm run owner -- ${owner.email} would.`
    : `The owner is ${known}.`
}
