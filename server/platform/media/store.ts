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

export interface BytePart {
  start: number
  end: number
}

/** Files by name, wherever they are kept. A name is never used twice for different content. */
export interface Store {
  has(name: string): Promise<boolean>
  /** Takes over a file of this machine; once it returns, the file outlives a crash. */
  keep(name: string, file: string): Promise<void>
  /** All of it, or from one byte to another, both included. */
  read(name: string, part?: BytePart): Promise<Readable | null>
  /** Puts all of it at a path of this machine, which is not there yet; false where there is no such file. */
  copyTo(name: string, file: string): Promise<boolean>
  list(): Promise<StoredFile[]>
  remove(name: string): Promise<void>
}

/** A file that is still being written, or was when a crash came. */
export const isUnfinished = (name: string) => name.endsWith('.part')

/** Pictures are large: fewer and larger reads cost less. */
const highWaterMark = 512 * 1024

const isThere = (error: unknown) => (error as { code?: string }).code === 'EEXIST'

async function flush(path: string) {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** On a disk of this machine. */
export function createFolderStore(folder: string) {
  const pathOf = (name: string) => join(folder, name)

  /** Whole or not at all, whoever reads meanwhile and whatever stops us. */
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

  const share = (file: string, path: string) => link(file, path).catch(() => copyFile(file, path))

  const store = {
    has,

    async keep(name: string, file: string) {
      await place(name, (path) => share(file, path))
      await flush(pathOf(name))
      await flush(dirname(pathOf(name)))
    },

    /** Takes a file that nobody will change and that can be had again, which spares the wait for the disk. */
    async adopt(name: string, file: string) {
      await mkdir(dirname(pathOf(name)), { recursive: true })
      await link(file, pathOf(name)).catch(async (error) => {
        if (!isThere(error)) await place(name, (path) => copyFile(file, path))
      })
    },

    read: async (name: string, part?: BytePart) =>
      (await has(name)) ? createReadStream(pathOf(name), { ...part, highWaterMark }) : null,

    /** Nobody changes a stored file, so that a second name for it does. */
    async copyTo(name: string, file: string) {
      if (!(await has(name))) return false
      await share(pathOf(name), file)
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
