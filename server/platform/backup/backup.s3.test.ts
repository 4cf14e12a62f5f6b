import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../db/open.ts'
import { openStorage, type Storage } from '../media/storage.ts'
import { createEmptyBucket, environmentOf } from '../media/testing/empty-bucket.ts'
import { readConfig } from '../../config.ts'
import { makeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'
import { createFullSite } from './testing/full-site.ts'

async function contentsOf({ media, originals }: Storage) {
  const files: Record<string, string> = {}
  for (const store of [media, originals])
    for (const { name } of await store.list())
      files[name] = (await buffer((await store.read(name))!)).toString('base64')
  return files
}

it('pictures move with a backup from a bucket into a folder, and from a folder into a bucket', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aloka-backup-s3-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { app } = await createFullSite(environmentOf(await createEmptyBucket()))
  const inBucket = openStorage(app.config)
  const before = await contentsOf(inBucket)
  expect(Object.keys(before)).toHaveLength(2)
  await makeBackup(app.database, inBucket, join(folder, 'first.tar.gz'))

  const dataDir = join(folder, 'data')
  const inFolder = openStorage(readConfig({ DATA_DIR: dataDir }))
  const database = openDatabase({ dataDir })
  onTestFinished(() => database.close())
  await restoreBackup({ database, storage: inFolder, dataDir }, join(folder, 'first.tar.gz'))
  expect(await contentsOf(inFolder)).toEqual(before)

  for (const store of [inBucket.media, inBucket.originals])
    for (const { name } of await store.list()) await store.remove(name)
  await makeBackup(database, inFolder, join(folder, 'second.tar.gz'))
  await restoreBackup({ database, storage: inBucket, dataDir }, join(folder, 'second.tar.gz'), {
    replace: true,
  })
  expect(await contentsOf(inBucket)).toEqual(before)
})
