import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../db/open.ts'
import { photograph } from '../../platform/media/testing/photograph.ts'
import { ownerToken } from '../../testing/owner-token.ts'
import { startSite } from '../../testing/site-process.ts'

it('a server killed between acknowledgement and processing loses neither picture nor sizes', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-upload-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const settings = { DATA_DIR: dataDir, LIMITS: 'off', LOG_LEVEL: 'silent' }

  const first = await startSite(settings)
  const form = new FormData()
  form.set('image', new Blob([await (await photograph(1300, 900)).jpeg().toBuffer()]), 'evening.jpg')
  const reply = await fetch(`${first.url}/api/upload-picture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await ownerToken(first.url)}` },
    body: form,
  })
  const { data } = (await reply.json()) as { data: { display_url: string } }
  await first.end('SIGKILL')

  // Ends the lease, in case the first server had started the job.
  const database = openDatabase({ dataDir, databaseUrl: undefined })
  expect((await database.db.selectFrom('job').select('kind').execute()).map(({ kind }) => kind)).toContain(
    'picture',
  )
  await database.db.updateTable('job').set({ leased_until: null }).execute()
  await database.close()

  const second = await startSite(settings)
  onTestFinished(async () => void (await second.end('SIGTERM')))
  const shown = await fetch(second.url + data.display_url)
  expect(shown.status).toBe(200)
  // Read to its end, or the site would wait for it when stopping.
  await shown.arrayBuffer()
  const known = async () => {
    const list = await fetch(`${second.url}/api/pictures?src=${encodeURIComponent(data.display_url)}`)
    return (await list.json()) as { data: { variants?: { widths: number[] } }[] }
  }
  await expect.poll(async () => (await known()).data[0]?.variants?.widths).toContain(1300)
})
