import { accessSync, constants, statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

const folder = '/dev/shm'
const tmpfs = 0x01021994
/** The databases of a test run and the log of their changes stay far below it. */
const roomyBytes = 2 * 1024 ** 3

/** For files that nobody keeps, where the machine has one with room in it. */
export function folderInMemory() {
  try {
    accessSync(folder, constants.W_OK)
    const { type, bavail, bsize } = statfsSync(folder)
    return type === tmpfs && bavail * bsize >= roomyBytes ? folder : undefined
  } catch {
    return undefined
  }
}

/** Runs tests whose files go to memory, if there is such a folder: every commit would wait for the disk otherwise. */
export async function writingToMemory<Result>(run: (env: Record<string, string>) => Promise<Result>) {
  const memory = folderInMemory()
  if (!memory) return run({})
  const temporary = await mkdtemp(join(memory, 'aloka-tests-'))
  try {
    return await run({ TMPDIR: temporary })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
