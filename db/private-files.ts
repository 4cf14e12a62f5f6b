import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'

/** Does not change the rights of files that belong to another user. */
function setMode(path: string, mode: number) {
  try {
    chmodSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/** A folder that other users of the machine cannot read, whatever the umask is and whether or not it exists already. */
export function privateFolder(path: string) {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  setMode(path, 0o700)
}

/** The database file, created if necessary. SQLite gives the files beside it the same rights. */
export function privateDatabaseFile(path: string) {
  closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) setMode(file, 0o600)
}
