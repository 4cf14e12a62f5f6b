import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../db/open.ts'
import { setupCode } from '../../platform/identity/setup-code.ts'
import { ownerToken } from '../../testing/owner-token.ts'
import { startSite } from '../../testing/site-process.ts'

const owner = { email: 'nila@example.com', password: 'river-boat-27-x' }

it('a site killed while its owner is created has an owner afterwards, or still accepts the code', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-setup-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'production', HOST: 'localhost' }
  const first = await startSite(settings)
  const database = openDatabase({ dataDir })
  const code = await setupCode(database.db)
  await database.close()
  const becomeOwner = (url: string) =>
    fetch(`${url}/api/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ code, ...owner }),
    })
  const sent = becomeOwner(first.url).catch(() => null)
  await first.end('SIGKILL')
  await sent

  const second = await startSite(settings)
  onTestFinished(async () => void (await second.end('SIGTERM')))
  const { data } = (await (await fetch(`${second.url}/api/setup`)).json()) as { data: { needed: boolean } }
  if (data.needed) expect((await becomeOwner(second.url)).status).toBe(201)
  const progress = await fetch(`${second.url}/api/setup-progress`, {
    headers: { authorization: `Bearer ${await ownerToken(second.url, owner)}` },
  })
  expect(progress.status).toBe(200)
})
