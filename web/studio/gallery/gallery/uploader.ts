import type { Upload } from 'tus-js-client'
import { galleryUpload } from '../../../../contract/gallery/gallery-parts.ts'
import { currentLanguage } from '../../../../language/current.ts'
import { t } from '../../../../language/t.ts'
import { apiUrl } from '../../../lib/browser-call.ts'
import { withToken } from '../../../lib/signed-call.ts'
import { setOf, type UploadItem } from './upload-progress.ts'

const atOnce = 3
/** A lost chunk is sent again: larger chunks waste more, smaller ones wait more often. */
const chunkSize = 8 * 1024 * 1024
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000, 60_000]

interface StoredFile {
  name: string
  bytes: number
}

type Failed = Error & { originalResponse?: { getStatus(): number; getBody(): string } | null }

const problemOf = ({ originalResponse }: Failed) => {
  const message = originalResponse?.getBody().trim()
  return message && message.length < 300 ? message : t('The upload was interrupted. Please try again.')
}

/** Uploads files of a gallery, a few at once, and reports each change. Loaded only when needed. */
export function createUploader(
  galleryId: string,
  onChange: (items: UploadItem[]) => void,
  onDone: () => void,
) {
  let items: UploadItem[] = []
  const files = new Map<number, File>()
  const running = new Map<number, Upload>()
  let lastId = 0
  let isPaused = false

  const tell = () => onChange(items)
  const change = (id: number, now: Partial<UploadItem>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...now } : item))
    tell()
  }

  function ended(id: number, now: Partial<UploadItem>) {
    running.delete(id)
    change(id, now)
    if (now.state !== 'failed') files.delete(id)
    const isOver = items.every(({ state }) => state !== 'waiting' && state !== 'going')
    if (isOver) onDone()
    else void next()
  }

  async function begin(item: UploadItem) {
    const { Upload } = await import('tus-js-client')
    const file = files.get(item.id)!
    const upload = new Upload(file, {
      endpoint: `${apiUrl}${galleryUpload}`,
      chunkSize,
      retryDelays,
      metadata: { gallery: galleryId, filename: item.name, ...(item.set && { set: item.set }) },
      // Uploading the same file to another gallery is another upload.
      fingerprint: async () => ['gallery', galleryId, item.name, file.size, file.lastModified].join('-'),
      removeFingerprintOnSuccess: true,
      onBeforeRequest: (request) =>
        withToken(async (token) => {
          if (token) request.setHeader('authorization', `Bearer ${token}`)
          request.setHeader('accept-language', currentLanguage())
        }),
      onProgress: (sent) => change(item.id, { sent }),
      onSuccess: ({ lastResponse }) =>
        ended(item.id, { state: lastResponse.getHeader('gallery-duplicate') === 'yes' ? 'known' : 'done' }),
      onError: (error) => ended(item.id, { state: 'failed', sent: 0, problem: problemOf(error as Failed) }),
    })
    running.set(item.id, upload)
    const [before] = await upload.findPreviousUploads()
    if (before) upload.resumeFromPreviousUpload(before)
    if (isPaused) return
    upload.start()
  }

  async function next() {
    for (;;) {
      if (isPaused || running.size >= atOnce) return
      const item = items.find(({ state }) => state === 'waiting')
      if (!item) return
      change(item.id, { state: 'going' })
      await begin(item)
    }
  }

  function pause() {
    isPaused = true
    for (const upload of running.values()) void upload.abort()
  }

  return {
    /** Skips files whose name and size are in the gallery already. */
    add(chosen: File[], known: StoredFile[]) {
      const stored = new Set(known.map(({ name, bytes }) => `${name} ${bytes}`))
      for (const file of chosen) {
        if (file.name.startsWith('.')) continue
        const id = ++lastId
        const isKnown = stored.has(`${file.name} ${file.size}`)
        if (!isKnown) files.set(id, file)
        const state = isKnown ? 'known' : 'waiting'
        items = [...items, { id, name: file.name, set: setOf(file), bytes: file.size, sent: 0, state }]
      }
      tell()
      void next()
    },
    retry(ids: number[]) {
      for (const id of ids) change(id, { state: 'waiting', problem: undefined })
      void next()
    },
    leaveOut(id: number) {
      files.delete(id)
      items = items.filter((item) => item.id !== id)
      tell()
    },
    pause,
    goOn() {
      isPaused = false
      for (const upload of running.values()) upload.start()
      void next()
    },
    /** Called when the page is left: finished chunks stay, and the same files resume from there. */
    stop: pause,
  }
}
