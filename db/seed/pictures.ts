import { join } from 'node:path'
import photos from './photos/photos.json' with { type: 'json' }

export { photos }

/** Where each demo photograph is used. */
export const demoFolder = '/media/demo'

export const picture = (file: string) => `${demoFolder}/${file}`

/** Focal points other than the centre. */
export const focalPoints = new Map([
  ['hero-wedding.jpg', { x: 82, y: 50 }],
  ['wedding-4.jpg', { x: 64, y: 50 }],
  ['blog-2.jpg', { x: 0, y: 50 }],
])

export const photoFile = (file: string) => join(import.meta.dirname, 'photos', file)
