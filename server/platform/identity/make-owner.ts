import { randomBytes } from 'node:crypto'
import { z } from '../../../contract/shape/zod.ts'
import { migrate } from '../../../db/migrate.ts'
import { openDatabase } from '../../../db/open.ts'
import { readConfig } from '../../config.ts'
import { loadEnvFile } from '../../env-file.ts'
import { findOwnerEmail } from '../settings/user.queries.ts'
import { makeOwner } from './owner.ts'
import { passwords } from './password.ts'

/** `npm run owner -- EMAIL`: makes this address the owner's, whether it has an account already or not. */
loadEnvFile()
const email = z.email().safeParse(process.argv[2]?.toLowerCase())
if (!email.success) {
  console.error('Name the address of the owner: npm run owner -- me@studio.example')
  process.exit(1)
}

const database = openDatabase(readConfig(process.env))
await migrate(database)
const before = await findOwnerEmail(database.db)
const password = randomBytes(12).toString('base64url')
await makeOwner(database.db, email.data, await passwords.hash(password))
await database.close()

console.log(`${email.data} is the owner now.`)
console.log(`Sign in with the password ${password} and change it on your account page.`)
if (before && before !== email.data) console.log(`${before} is a customer now.`)
