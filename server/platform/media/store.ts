import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, copyFile, glob, link, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'

export interface StoredFile {
  name: string
  bytes: number
  changedAt: Date
}

export interface ByteRange {
  start: number
  end: number
}

/** Files by name. A name is never used for different content. */
export interface Store {
  has(name: string): Promise<boolean>
  /** Stores a local file durably: once it returns, the file survives a crash. */
  keep(name: string, file: string): Promise<void>
  /** The whole file, or a range of bytes, both ends included. */
  read(name: string, part?: ByteRange): Promise<Readable | null>
  /** Copies a file to a new local path; false if there is no such file. */
  copyTo(name: string, file: string): Promise<boolean>
  list(): Promise<StoredFile[]>
  remove(name: string): Promise<void>
}

/** Whether a file is still being written, or was when a crash happened. */
export const isUnfinished = (name: string) => name.endsWith('.part')

/** Pictures are large, so fewer and larger reads cost less. */
const highWaterMark = 512 * 1024

const alreadyExists = (error: unknown) => (error as { code?: string }).code === 'EEXIST'

async function flush(path: string) {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** A store in a local folder. */
export function createFolderStore(folder: string) {
  const pathOf = (name: string) => join(folder, name)

  /** Writes a file atomically: readers see all of it or nothing, also after a crash. */
  async function place(name: string, write: (path: string) => Promise<void>) {
    const path = pathOf(name)
    const unfinished = `${path}.${randomUUID()}.part`
    await mkdir(dirname(path), { recursive: true })
    await write(unfinished)
    await rename(unfinished, path)
  }

  const has = (name: string) =>
    access(pathOf(name)).then(
      () => true,
      () => false,
    )

  const linkOrCopy = (file: string, path: string) => link(file, path).catch(() => copyFile(file, path))

  const store = {
    has,

    async keep(name: string, file: string) {
      await place(name, (path) => linkOrCopy(file, path))
      await flush(pathOf(name))
      await flush(dirname(pathOf(name)))
    },

    /** Links a file that never changes and can be made again, without waiting for the disk. */
    async adopt(name: string, file: string) {
      await mkdir(dirname(pathOf(name)), { recursive: true })
      await link(file, pathOf(name)).catch(async (error) => {
        if (!alreadyExists(error)) await place(name, (path) => copyFile(file, path))
      })
    },

    read: async (name: string, part?: ByteRange) =>
      (await has(name)) ? createReadStream(pathOf(name), { ...part, highWaterMark }) : null,

    /** Stored files never change, so a hard link is enough. */
    async copyTo(name: string, file: string) {
      if (!(await has(name))) return false
      await linkOrCopy(pathOf(name), file)
      return true
    },

    async list() {
      const files: StoredFile[] = []
      for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const { size, mtime } = await stat(path)
        files.push({ name: relative(folder, path).replaceAll(sep, '/'), bytes: size, changedAt: mtime })
      }
      return files
    },

    remove: (name: string) => rm(pathOf(name), { force: true }),

    hasAll: async (names: string[]) => (await Promise.all(names.map(has))).every(Boolean),
    put: (name: string, bytes: Uint8Array) => place(name, (path) => writeFile(path, bytes)),
  }
  return store satisfies Store
}
