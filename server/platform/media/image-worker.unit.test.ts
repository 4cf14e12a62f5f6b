import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createImageWorker } from './image-worker.ts'

const photo = join(import.meta.dirname, '../../../db/seed/photos/blog-1.jpg')

it.runIf(existsSync('/dev/full'))('a full disk is not reported as a damaged picture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aloka-imageWorker-'))
  const imageWorker = createImageWorker()
  onTestFinished(async () => {
    imageWorker.stop()
    await rm(folder, { recursive: true })
  })
  const order = { file: photo, sizes: 'largest', uploader: {} } as const
  const { files } = await imageWorker.make({ ...order, folder })
  const full = join(folder, 'full')
  await mkdir(full)
  await symlink('/dev/full', join(full, files[0]!))
  await expect(imageWorker.make({ ...order, folder: full })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('no space'),
  })
})

it.runIf(existsSync('/proc/self/task'))('all threads that process pictures have a low priority', async () => {
  const own = `/proc/self/task/${process.pid}/children`
  const children = async () => new Set((await readFile(own, 'utf8')).split(' ').filter(Boolean))
  const before = await children()
  const imageWorker = createImageWorker()
  onTestFinished(() => imageWorker.stop())
  await imageWorker.make({ file: photo, sizes: 'gallery facts', folder: '', uploader: {} })
  const worker = [...(await children())].find((pid) => !before.has(pid))
  const threads = (await readdir(`/proc/${worker}/task`)).map(Number)
  expect(threads.length).toBeGreaterThan(4)
  expect(new Set(threads.map((thread) => getPriority(thread)))).toEqual(new Set([19]))
})
