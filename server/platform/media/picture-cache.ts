import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureVariants } from '../../../db/tables/portfolio.ts'
import type { ProcessedPicture } from './process-picture.ts'
import type { PictureFacts } from './read-picture.ts'

export type CachedPicture = PictureFacts & { variants: PictureVariants }

/** Outside of the build folder, which is emptied: all data folders, tests and later starts share these files. */
export const demoCacheFolder = join(import.meta.dirname, '../../../.cache/pictures')

const factsFile = 'picture.json'

/** Processed pictures, one folder per hash. A folder is renamed into place when complete, so processes can fill it at once. */
export function createPictureCache(folder: string) {
  const folderOf = (hash: string) => join(folder, hash)
  return {
    fileOf: (hash: string, name: string) => join(folderOf(hash), name),

    async find(hash: string): Promise<CachedPicture | null> {
      const text = await readFile(join(folderOf(hash), factsFile), 'utf8').catch(() => null)
      return text === null ? null : (JSON.parse(text) as CachedPicture)
    },

    async keep({ files, ...facts }: ProcessedPicture) {
      const unfinished = `${folderOf(facts.hash)}.${process.pid}.part`
      await mkdir(unfinished, { recursive: true })
      for (const { name, bytes } of files) await writeFile(join(unfinished, name), bytes)
      await writeFile(join(unfinished, factsFile), JSON.stringify(facts))
      // Another process may have been faster with the same result.
      await rename(unfinished, folderOf(facts.hash)).catch(() => rm(unfinished, { recursive: true }))
    },
  }
}
