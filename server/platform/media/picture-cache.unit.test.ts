import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPictureCache } from './picture-cache.ts'
import { createFolderStore } from './store.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'aloka-media-'))))
afterEach(() => rm(folder, { recursive: true }))

const widths = [10]
const made = {
  hash: 'abc',
  width: 10,
  height: 5,
  placeholder: 'data:,',
  variants: { avif: widths, webp: widths, jpeg: widths },
  files: [{ name: 'abc-10.avif', bytes: Buffer.from('one') }],
}

it('returns a stored picture, and null before it was stored', async () => {
  const cache = createPictureCache(join(folder, 'cache'))
  expect(await cache.find('abc')).toBeNull()
  await cache.keep(made)
  const { files, ...facts } = made
  expect(await cache.find('abc')).toEqual(facts)
  expect(await readFile(cache.fileOf('abc', files[0]!.name), 'utf8')).toBe('one')
})

it('stores a picture once, also when it is stored again, and leaves no unfinished files', async () => {
  const cache = createPictureCache(folder)
  await cache.keep(made)
  await cache.keep(made)
  expect(await readdir(folder)).toEqual(['abc'])
})

it('a store links a file that it adopts, and adopts it only once', async () => {
  const cache = createPictureCache(join(folder, 'cache'))
  await cache.keep(made)
  const source = cache.fileOf('abc', 'abc-10.avif')
  const store = createFolderStore(join(folder, 'media'))
  await store.adopt('p/abc-10.avif', source)
  await store.adopt('p/abc-10.avif', source)
  expect((await stat(join(folder, 'media/p/abc-10.avif'))).ino).toBe((await stat(source)).ino)
  expect(await store.hasAll(['p/abc-10.avif'])).toBe(true)
  expect(await store.hasAll(['p/abc-10.avif', 'p/other.avif'])).toBe(false)
})

it('a store writes a complete file, and leaves no unfinished parts', async () => {
  const store = createFolderStore(folder)
  await store.put('demo/one.jpg', Buffer.from('bytes'))
  expect(await readdir(join(folder, 'demo'))).toEqual(['one.jpg'])
  expect(await readFile(join(folder, 'demo/one.jpg'), 'utf8')).toBe('bytes')
})
