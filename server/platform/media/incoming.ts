import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../http/errors.ts'

export const incomingFolder = (dataDir: string) => join(dataDir, 'incoming')

/** A folder for one piece of work, which is gone when the work ends, however it ends. */
export async function inScratch<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(incomingFolder(dataDir), { recursive: true })
  const folder = await mkdtemp(join(incomingFolder(dataDir), 'picture-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const dayMs = 86_400_000

/** Removes what a crash left behind; what is younger than a day may belong to another process. */
export async function clearScratch(dataDir: string, now = Date.now()) {
  const names = await readdir(incomingFolder(dataDir)).catch(() => [])
  for (const name of names) {
    const folder = join(incomingFolder(dataDir), name)
    const { mtimeMs } = await stat(folder)
    if (now - mtimeMs > dayMs) await rm(folder, { recursive: true, force: true })
  }
}

const noRoom = () =>
  new AppError('unavailable', 'The server has no space left for pictures. Delete some, or use a larger disk.')

export const cutShort = () => new AppError('invalid', 'The upload was interrupted. Please try again.')

/** What a full disk is called wherever a picture meets it. */
export const orNoRoom = <E>(error: E) =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC' ? noRoom() : error

/** Ours to mend if the disk failed, and theirs if the rest never came. */
const whyNot = (error: NodeJS.ErrnoException) => (error.syscall ? orNoRoom(error) : cutShort())

/** Writes a stream to a file as it comes, and tells the checksum of what came. */
export async function receive(source: Readable, file: string, algorithm = 'sha256'): Promise<string> {
  const hash = createHash(algorithm)
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(source, counted, createWriteStream(file, { flush: true })).catch((error) => {
    throw whyNot(error)
  })
  return hash.digest('hex')
}
