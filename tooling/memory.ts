import { accessSync, constants, statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

const folder = '/dev/shm'
const tmpfs = 0x01021994
/** Far more than the databases of a test run and their logs need. */
const roomyBytes = 2 * 1024 ** 3

/** A folder in memory for temporary files, if the machine has one with enough space. */
export function folderInMemory() {
  try {
    accessSync(folder, constants.W_OK)
    const { type, bavail, bsize } = statfsSync(folder)
    return type === tmpfs && bavail * bsize >= roomyBytes ? folder : undefined
  } catch {
    return undefined
  }
}

/** Runs tests with their files in memory if possible: otherwise every commit waits for the disk. */
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
