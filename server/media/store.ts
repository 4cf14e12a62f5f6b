import { access, constants, copyFile, link, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const isThere = (error: unknown) => (error as { code?: string }).code === 'EEXIST'

/** Pictures by name, on a disk of this machine. Names are never used twice for different content. */
export function createFolderStore(folder: string) {
  const pathOf = (name: string) => join(folder, name)
  const has = (name: string) =>
    access(pathOf(name)).then(
      () => true,
      () => false,
    )
  return {
    has,
    hasAll: async (names: string[]) => (await Promise.all(names.map(has))).every(Boolean),

    /** Whole or not at all, whoever reads meanwhile. */
    async put(name: string, bytes: Uint8Array) {
      const path = pathOf(name)
      const unfinished = `${path}.${process.pid}.part`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(unfinished, bytes)
      await rename(unfinished, path)
    },

    /** Takes a file that nobody will change without using its space twice, where the disk allows. */
    async adopt(name: string, file: string) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      await link(file, path)
        .catch((error) => (isThere(error) ? undefined : copyFile(file, path, constants.COPYFILE_EXCL)))
        .catch((error) => {
          if (!isThere(error)) throw error
        })
    },
  }
}
export type MediaStore = ReturnType<typeof createFolderStore>
