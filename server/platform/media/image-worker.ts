import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { ErrorCode } from '../../../contract/shape/errors.ts'
import { AppError } from '../http/errors.ts'
import type { Credit } from './credit.ts'
import type { FileSums, GalleryFacts } from './gallery-picture.ts'
import type { ProcessedPicture } from './process-picture.ts'

/** Only the largest JPEG, or every size in every format; for galleries only facts about the picture, or its files. */
type Sizes = 'largest' | 'all' | 'gallery facts' | 'gallery'

export interface PictureOrder {
  file: string
  sizes: Sizes
  folder: string
  /** The credit, if the file itself has none. */
  uploader: Credit
  /** The text of the watermark. */
  mark?: string
}

/** Making sizes, or only the checksums of a file. */
type AnyOrder = PictureOrder | { file: string; sizes: 'none' }
export type Order = { id: number } & AnyOrder

/** The result for a picture; its files are in the folder of the order. */
export type MadePicture = Omit<ProcessedPicture, 'files'> & { files: string[]; gallery?: GalleryFacts }

export interface Answer {
  id: number
  made?: MadePicture
  sums?: FileSums
  refused?: { code: ErrorCode; message: string }
  failed?: string
}

const timeoutMs = 180_000
const idleMs = 30_000

/** Runs the process that makes pictures: started when needed and stopped when idle. */
export function createImageWorker() {
  const open = new Map<number, (answer: Omit<Answer, 'id'>) => void>()
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function ensureWorker() {
    clearTimeout(idle)
    if (worker) return worker
    const child = fork(join(import.meta.dirname, 'image-worker-process.ts'), [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', ({ id, ...answer }: Answer) => settle(id, answer))
    child.on('error', () => discard(child))
    child.on('exit', () => discard(child))
    return (worker = child)
  }

  function discard(gone: ChildProcess) {
    if (worker !== gone) return
    worker = undefined
    gone.kill('SIGKILL')
    for (const id of open.keys()) settle(id, { failed: 'The process that reads pictures ended.' })
  }

  function settle(id: number, answer: Omit<Answer, 'id'>) {
    open.get(id)?.(answer)
    open.delete(id)
    if (open.size === 0 && worker) idle = setTimeout(discard, idleMs, worker).unref()
  }

  async function carryOut(order: AnyOrder) {
    const child = ensureWorker()
    const id = ++lastId
    const late = setTimeout(discard, timeoutMs, child)
    const answer = await new Promise<Omit<Answer, 'id'>>((resolve) => {
      open.set(id, resolve)
      child.send({ id, ...order } satisfies Order, (error) => {
        if (error) discard(child)
      })
    }).finally(() => clearTimeout(late))
    const { refused, failed } = answer
    if (refused) throw new AppError(refused.code, refused.message)
    if (failed !== undefined) throw new Error(failed)
    return answer
  }

  return {
    make: async (order: PictureOrder): Promise<MadePicture> => (await carryOut(order)).made!,

    /** Computed in the worker, so that the process that serves pages is not blocked. */
    sum: async (file: string): Promise<FileSums> => (await carryOut({ file, sizes: 'none' })).sums!,

    stop() {
      clearTimeout(idle)
      if (worker) discard(worker)
    },
  }
}
export type ImageWorker = ReturnType<typeof createImageWorker>
