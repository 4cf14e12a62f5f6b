import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureVariants } from '../../../db/tables/portfolio.ts'
import type { ProcessedPicture } from './process.ts'
import type { PictureFacts } from './read.ts'

export type CachedPicture = PictureFacts & { variants: PictureVariants }

/** Beside the build, which is emptied each time: the same files serve every data folder, test and later start. */
export const demoCacheFolder = join(import.meta.dirname, '../../../.cache/pictures')

const factsFile = 'picture.json'

/** Processed pictures by hash, one folder each: it appears when all of it is there, so several may fill it at once. */
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
      // Another process may have been faster; its result is the same.
      await rename(unfinished, folderOf(facts.hash)).catch(() => rm(unfinished, { recursive: true }))
    },
  }
}
