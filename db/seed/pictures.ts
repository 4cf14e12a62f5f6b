import { join } from 'node:path'
import photos from './photos/photos.json' with { type: 'json' }

export { photos }

/** Where the demo photographs appear in the site. */
export const demoFolder = '/media/demo'

export const picture = (file: string) => `${demoFolder}/${file}`

/** Where the middle is not what a crop should keep. */
export const focalPoints = new Map([
  ['hero-wedding.jpg', { x: 82, y: 50 }],
  ['wedding-4.jpg', { x: 64, y: 50 }],
  ['blog-2.jpg', { x: 0, y: 50 }],
])

export const photoFile = (file: string) => join(import.meta.dirname, 'photos', file)
