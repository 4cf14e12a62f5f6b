import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnerPicture } from '../../../../contract/gallery/gallery-parts.ts'
import { createSpeed, summaryOf, type UploadItem } from './upload-progress.ts'
import { createUploader } from './uploader.ts'

/** Uploads into one gallery while its page is open. */
export function useUploader(galleryId: string, pictures: OwnerPicture[]) {
  const { revalidate } = useRevalidator()
  const [items, setItems] = useState<UploadItem[]>([])
  const [isPaused, setPaused] = useState(false)
  const [speed, setSpeed] = useState<number | null>(null)
  const uploader = useRef<ReturnType<typeof createUploader>>(undefined)
  const measure = useRef(createSpeed())
  useEffect(() => () => uploader.current?.stop(), [])
  const { left } = summaryOf(items)

  // Warns before leaving the page during an upload.
  useEffect(() => {
    if (left === 0) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [left])

  function ensure() {
    uploader.current ??= createUploader(
      galleryId,
      (now) => {
        setItems(now)
        setSpeed(measure.current(Date.now(), summaryOf(now).sent))
      },
      () => void revalidate(),
    )
    return uploader.current
  }
  return {
    items,
    speed,
    isPaused,
    add: (files: File[]) => ensure().add(files, pictures),
    retry: (ids: number[]) => ensure().retry(ids),
    leaveOut: (id: number) => ensure().leaveOut(id),
    pause() {
      setPaused(!isPaused)
      if (isPaused) ensure().goOn()
      else ensure().pause()
    },
  }
}
export type Uploads = ReturnType<typeof useUploader>
