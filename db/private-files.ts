import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'

/** A folder or file that somebody else has lent keeps the rights they gave it. */
function setMode(path: string, mode: number) {
  try {
    chmodSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/** A folder that nobody else on the machine looks into, whatever the umask says and whoever made it before. */
export function privateFolder(path: string) {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  setMode(path, 0o700)
}

/** The file of a database, made here if need be. What SQLite puts beside it gets the same rights. */
export function privateDatabaseFile(path: string) {
  closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) setMode(file, 0o600)
}
