import { useEffect, useRef, useState } from 'react'
import type { UploadedPicture } from '../../../contract/portfolio/picture.ts'
import { cacheUpload } from './picture-details.ts'
import { uploadPicture } from './upload-picture.ts'

export interface Upload {
  id: number
  file: File
  /** In bytes, including the multipart form around the file. */
  sent: number
  /** The elapsed time in milliseconds; absent while queued. */
  took?: number
  error?: string
}

interface UploadHandlers {
  onDone: (picture: UploadedPicture, file: File) => void
  onFailed?: (sentence: string) => void
}

let lastId = 0

/** Uploads files one after the other, so that they arrive in the chosen order. */
export function useUploads(handlers: UploadHandlers) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const turn = useRef(Promise.resolve())
  const stops = useRef(new Map<number, AbortController>())
  const latest = useRef(handlers)
  useEffect(() => void (latest.current = handlers))
  useEffect(() => {
    const open = stops.current
    return () => open.forEach((stop) => stop.abort())
  }, [])

  const change = (id: number, now: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...now } : upload)))
  const forget = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id))

  async function send(id: number, file: File, { signal }: AbortController) {
    if (signal.aborted) return
    const began = performance.now()
    change(id, { took: 0 })
    try {
      const picture = await uploadPicture(file, {
        signal,
        onSent: (sent) => change(id, { sent, took: performance.now() - began }),
      })
      forget(id)
      cacheUpload(picture)
      latest.current.onDone(picture, file)
    } catch (error) {
      if (signal.aborted) return
      const { message } = error as Error
      change(id, { error: message })
      latest.current.onFailed?.(message)
    }
  }

  function queue(id: number, file: File) {
    const stop = new AbortController()
    stops.current.set(id, stop)
    turn.current = turn.current.then(() => send(id, file, stop)).then(() => void stops.current.delete(id))
  }

  return {
    uploads,
    /** A new choice removes earlier failures. */
    add(files: Iterable<File>) {
      const chosen = Array.from(files, (file): Upload => ({ id: ++lastId, file, sent: 0 }))
      setUploads((all) => [...all.filter(({ error }) => !error), ...chosen])
      for (const { id, file } of chosen) queue(id, file)
    },
    retry({ id, file }: Upload) {
      change(id, { error: undefined, took: undefined, sent: 0 })
      queue(id, file)
    },
    /** Cancels an upload, or dismisses a failed one. */
    stop({ id }: Upload) {
      stops.current.get(id)?.abort()
      forget(id)
    },
  }
}
