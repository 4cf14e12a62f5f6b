import { access, copyFile, link, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const isThere = (error: unknown) => (error as { code?: string }).code === 'EEXIST'

/** Pictures by name, on a disk of this machine. A name is never used twice for different content. */
export function createFolderStore(folder: string) {
  const pathOf = (name: string) => join(folder, name)

  /** Whole or not at all, whoever reads meanwhile and whatever stops us. */
  async function place(name: string, write: (path: string) => Promise<void>) {
    const path = pathOf(name)
    const unfinished = `${path}.${process.pid}.part`
    await mkdir(dirname(path), { recursive: true })
    await write(unfinished)
    await rename(unfinished, path)
  }

  const has = (name: string) =>
    access(pathOf(name)).then(
      () => true,
      () => false,
    )

  return {
    has,
    hasAll: async (names: string[]) => (await Promise.all(names.map(has))).every(Boolean),
    put: (name: string, bytes: Uint8Array) => place(name, (path) => writeFile(path, bytes)),

    /** Takes a file that nobody will change, and shares its space where the disk allows. */
    async adopt(name: string, file: string) {
      await mkdir(dirname(pathOf(name)), { recursive: true })
      await link(file, pathOf(name)).catch(async (error) => {
        if (!isThere(error)) await place(name, (path) => copyFile(file, path))
      })
    },
  }
}
