import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createWorkshop } from './workshop.ts'

const photo = join(import.meta.dirname, '../../db/seed/photos/blog-1.jpg')

it.runIf(existsSync('/dev/full'))('a disk that runs full is not taken for a broken picture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aloka-workshop-'))
  const workshop = createWorkshop()
  onTestFinished(async () => {
    workshop.stop()
    await rm(folder, { recursive: true })
  })
  const order = { file: photo, sizes: 'largest', uploader: {} } as const
  const { files } = await workshop.make({ ...order, folder })
  const full = join(folder, 'full')
  await mkdir(full)
  await symlink('/dev/full', join(full, files[0]!))
  await expect(workshop.make({ ...order, folder: full })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('no room'),
  })
})
