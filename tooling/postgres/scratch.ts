import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderInMemory } from '../memory.ts'
import { reachable, type Account } from './account.ts'

export interface Scratch {
  folder: string
  socket: string
  data: string
  /** Stops what runs in the folder and removes it. */
  remove(): Promise<void>
}

// The path of a socket can have about 100 characters; PostgreSQL's file name and ours need some 45 of them.
const longestBase = 60

function base(account: Account) {
  const preferred = realpathSync(tmpdir())
  if (process.platform === 'win32') return preferred
  return preferred.length <= longestBase && reachable(preferred, account) ? preferred : '/tmp'
}

interface Wishes {
  /** Keeps the data in memory if there is room: ext4 is slow in reusing files that were just deleted. */
  hasty?: boolean
}

/** A folder that only the account can enter, with a guard that removes it even if this process is killed. */
export function makeScratch(account: Account, { hasty = false }: Wishes = {}): Scratch {
  const folder = mkdtempSync(join(base(account), 'aloka-pg-'))
  const memory = hasty ? folderInMemory() : undefined
  const home = memory ? mkdtempSync(join(memory, 'aloka-pg-')) : folder
  const data = join(home, 'data')
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'guard.ts'), data, folder, home], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  })
  const gone = once(guard, 'exit')
  guard.unref()
  const socket = join(folder, 'socket')
  mkdirSync(socket, { mode: 0o700 })
  for (const path of [folder, home, socket]) {
    if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid)
  }
  const remove = async () => {
    guard.ref()
    guard.stdin.end()
    await gone
  }
  return { folder, socket, data, remove }
}
