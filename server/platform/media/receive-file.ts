import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../http/errors.ts'

export const incomingFolder = (dataDir: string) => join(dataDir, 'incoming')

/** Runs a function with a temporary folder, which is deleted afterwards. */
export async function withTemporaryFolder<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(incomingFolder(dataDir), { recursive: true })
  const folder = await mkdtemp(join(incomingFolder(dataDir), 'picture-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const dayMs = 86_400_000

/** Removes temporary folders that a crash left behind; younger ones may belong to another process. */
export async function removeOldTemporaryFolders(dataDir: string, now = Date.now()) {
  const names = await readdir(incomingFolder(dataDir)).catch(() => [])
  for (const name of names) {
    const folder = join(incomingFolder(dataDir), name)
    const { mtimeMs } = await stat(folder)
    if (now - mtimeMs > dayMs) await rm(folder, { recursive: true, force: true })
  }
}

const noRoom = () =>
  new AppError('unavailable', 'The server has no space left for pictures. Delete some, or use a larger disk.')

export const interruptedUpload = () =>
  new AppError('invalid', 'The upload was interrupted. Please try again.')

/** Turns the error of a full disk into a sentence; returns others as they are. */
export const explainFullDisk = <E>(error: E) =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC' ? noRoom() : error

/** An error of a system call is a problem of our disk; any other means that the upload was interrupted. */
const receiveError = (error: NodeJS.ErrnoException) =>
  error.syscall ? explainFullDisk(error) : interruptedUpload()

/** Writes a stream to a file and returns its checksum. */
export async function receiveFile(source: Readable, file: string, algorithm = 'sha256'): Promise<string> {
  const hash = createHash(algorithm)
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(source, counted, createWriteStream(file, { flush: true })).catch((error) => {
    throw receiveError(error)
  })
  return hash.digest('hex')
}
