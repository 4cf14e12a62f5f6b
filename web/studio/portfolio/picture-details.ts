import { useEffect, useSyncExternalStore } from 'react'
import { api } from '../../../contract/api.ts'
import { center } from '../../../contract/shape/focal-point.ts'
import type {
  PictureDescription,
  PictureDetails,
  UploadedPicture,
} from '../../../contract/portfolio/picture.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { pictureName } from './picture-name.ts'

/** The cached details of pictures, by address; null for a picture without any. */
const detailsBySrc = new Map<string, PictureDetails | null>()
const listeners = new Set<() => void>()

function cacheDetails(src: string, details: PictureDetails | null) {
  detailsBySrc.set(src, details)
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The limit of one call. */
const most = 50
const waiting = new Set<string>()

async function fetchWaiting() {
  const sources = [...waiting]
  waiting.clear()
  for (let start = 0; start < sources.length; start += most) {
    const src = sources.slice(start, start + most)
    // Optional: the forms work without names and descriptions.
    const reply = await signedCall(api.picture.details, { query: { src } }).catch(() => null)
    for (const one of src)
      if (reply || !detailsBySrc.has(one))
        cacheDetails(one, reply?.data.find((details) => details.src === one) ?? null)
  }
}

/** Batches the pictures requested at the same time into one call. */
export function fetchDetails(src: string) {
  if (waiting.size === 0) queueMicrotask(() => void fetchWaiting())
  waiting.add(src)
}

const isDescribable = (src: string) => src !== '' && !src.startsWith('data:')

/** Undefined until loaded. */
export function usePictureDetails(src: string) {
  useEffect(() => {
    if (isDescribable(src) && !detailsBySrc.has(src)) fetchDetails(src)
  }, [src])
  return useSyncExternalStore(
    subscribe,
    () => detailsBySrc.get(src),
    () => undefined,
  )
}

const blank = { name: '', alt: '', caption: '', focus: center }

export async function describePicture(description: PictureDescription) {
  const { message } = await signedCall(api.picture.describe, { body: description })
  const { src, width: _, height: __, ...said } = description
  cacheDetails(src, { ...blank, ...detailsBySrc.get(src), ...said, src })
  return message
}

/** Caches the details of a new upload. */
export const cacheUpload = ({ src, name, alt, caption = '', focus = center }: UploadedPicture) =>
  cacheDetails(src, { src, name, alt, caption, focus })

/** The name of its file, or else of its address. */
export const usePictureName = (src: string) => usePictureDetails(src)?.name || pictureName(src)
/** The same outside of components. */
export const cachedPictureName = (src: string) => detailsBySrc.get(src)?.name || pictureName(src)
