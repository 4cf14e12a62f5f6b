import { join } from 'node:path'
import photos from './photos/photos.json' with { type: 'json' }

export { photos }

/** Where the demo photographs appear in the site. */
export const demoFolder = '/media/demo'

export const picture = (file: string) => `${demoFolder}/${file}`

export const photoFile = (file: string) => join(import.meta.dirname, 'photos', file)
