import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { createS3Store } from './s3-store.ts'
import { createFolderStore, type Store } from './store.ts'

/**
 * Where pictures lie: what the web may read, the originals as they were uploaded, which it may not, and those of
 * clients, each read only by whom its gallery lets in.
 */
export interface Storage {
  media: Store
  originals: Store
  galleries: Store
}

export function openStorage({ dataDir, s3 }: Config): Storage {
  const open = (name: string) => (s3 ? createS3Store(s3, name) : createFolderStore(join(dataDir, name)))
  return { media: open('media'), originals: open('originals'), galleries: open('galleries') }
}
