import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { createS3Store } from './s3-store.ts'
import { createFolderStore, type Store } from './store.ts'

/**
 * The stores of pictures: `media` is public, `originals` are the uploaded files and never served, and `galleries` are read
 * only by clients with access to the gallery.
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
