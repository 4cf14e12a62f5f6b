import { describe, expect, it } from 'vitest'
import { seedDemoContent } from '../db/seed/seed.ts'
import { ConfigError, demoOwner, readConfig } from './config.ts'
import { ensureOwner, makeOwner } from './platform/identity/owner.ts'
import { passwords } from './platform/identity/password.ts'
import { introduceOwner, refuseDemo } from './production.ts'
import { createTestApp } from './testing/test-app.ts'

const configFor = (owner?: string) =>
  readConfig(owner ? { OWNER_EMAIL: owner, OWNER_PASSWORD: 'river-boat-27' } : {})

async function emptyDatabase() {
  const { db } = await createTestApp()
  await db.deleteFrom('user').execute()
  return db
}

describe('production refuses to start', () => {
  it("while the owner signs in with the demo's password", async () => {
    const db = await emptyDatabase()
    await ensureOwner(db, demoOwner)
    await expect(refuseDemo(db)).rejects.toThrow(ConfigError)
    await expect(refuseDemo(db)).rejects.toThrow(/npm run owner -- EMAIL/)
    await makeOwner(db, 'me@studio.example', await passwords.hash('river-boat-27'))
    await expect(refuseDemo(db)).resolves.toBeUndefined()
  })

  it('while demo rows exist, even with a real owner', async () => {
    const db = await emptyDatabase()
    await makeOwner(db, 'me@studio.example', await passwords.hash('river-boat-27'))
    await seedDemoContent(db)
    await expect(refuseDemo(db)).rejects.toThrow(/holds the demo content: point DATA_DIR or DATABASE_URL/)
    for (const table of ['review', 'booking', 'message', 'post', 'service'] as const)
      await db.deleteFrom(table).execute()
    await expect(refuseDemo(db)).rejects.toThrow(/demo content/)
    await db.deleteFrom('user').where('role', '=', 'customer').execute()
    await expect(refuseDemo(db)).resolves.toBeUndefined()
  })
})

it('reports whether the owner is missing, was created, exists already, or has another address', async () => {
  const db = await emptyDatabase()
  expect(await introduceOwner(db, configFor())).toMatch(
    /^There is no owner yet: open http:\S+\/setup and type the code (\w{4}-){2}\w{4}, or run npm run owner/,
  )
  expect(await introduceOwner(db, configFor('Me@Studio.example'))).toBe(
    'The owner is Me@Studio.example, made just now.',
  )
  expect(await introduceOwner(db, configFor('Me@Studio.example'))).toBe('The owner is me@studio.example.')
  expect(await introduceOwner(db, configFor('other@studio.example'))).toContain(
    'The owner is me@studio.example. OWNER_EMAIL names another address and changes nothing',
  )
})
