import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeOldTemporaryFolders, withTemporaryFolder } from './receive-file.ts'

it('temporary folders are removed after a day, and not before', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-incoming-'))
  await removeOldTemporaryFolders(dataDir)
  await withTemporaryFolder(dataDir, async (folder) => {
    await removeOldTemporaryFolders(dataDir)
    expect(existsSync(folder)).toBe(true)
    await removeOldTemporaryFolders(dataDir, Date.now() + 25 * 3_600_000)
    expect(existsSync(folder)).toBe(false)
  })
  await rm(dataDir, { recursive: true })
})
