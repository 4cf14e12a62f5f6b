import readExif from 'exif-reader'
import type { Metadata } from 'sharp'
import type { CameraFacts, ShotFacts } from '../../../contract/portfolio/camera.ts'

const clean = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, 120) || undefined : undefined

const positive = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.round(value * 10) / 10 : undefined

/** As photographers write it: '1/250', or '2' for whole seconds. */
const exposureOf = (seconds: unknown) => {
  if (typeof seconds !== 'number' || !(seconds > 0) || !Number.isFinite(seconds)) return undefined
  return seconds >= 0.5 ? String(Math.round(seconds * 10) / 10) : `1/${Math.round(1 / seconds)}`
}

const momentOf = (value: unknown) =>
  value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 19) : null

/** Camera settings and time of a picture. Its place and serial numbers are not read. */
export function cameraFacts({ exif }: Pick<Metadata, 'exif'>): ShotFacts {
  try {
    const { Image: image, Photo: photo } = exif ? readExif(exif) : {}
    const [make, model] = [clean(image?.Make), clean(image?.Model)]
    const camera = model && make && !model.startsWith(make.split(' ')[0]!) ? `${make} ${model}` : model
    const facts: CameraFacts = {
      camera,
      lens: clean(photo?.LensModel),
      focalLength: positive(photo?.FocalLength),
      aperture: positive(photo?.FNumber),
      exposure: exposureOf(photo?.ExposureTime),
      iso: positive(photo?.ISOSpeedRatings ?? photo?.PhotographicSensitivity),
    }
    return { takenAt: momentOf(photo?.DateTimeOriginal ?? image?.DateTime), facts }
  } catch {
    // Some cameras and editors write invalid data.
    return { takenAt: null, facts: {} }
  }
}
