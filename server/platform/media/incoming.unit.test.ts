import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clearScratch, inScratch } from './incoming.ts'

it('what a crash left behind is removed after a day, and not before', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-incoming-'))
  await clearScratch(dataDir)
  await inScratch(dataDir, async (folder) => {
    await clearScratch(dataDir)
    expect(existsSync(folder)).toBe(true)
    await clearScratch(dataDir, Date.now() + 25 * 3_600_000)
    expect(existsSync(folder)).toBe(false)
  })
  await rm(dataDir, { recursive: true })
})
