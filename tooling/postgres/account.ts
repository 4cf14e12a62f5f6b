import { lchownSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRoot } from '../machine.ts'

/** The account that PostgreSQL runs as, as options of `spawn`; empty if it is the current one. */
export interface Account {
  uid?: number
  gid?: number
}

/** PostgreSQL refuses to run as root. initdb looks up the name, so it has to be an account of the machine. */
export function unprivileged(): Account {
  if (!isRoot()) return {}
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const entry = lines.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a postgres nor a nobody account')
}

/** Whether the account may enter every folder on the way to this path. */
export function reachable(path: string, { uid, gid }: Account): boolean {
  if (uid === undefined) return true
  const { mode, uid: owner, gid: group } = statSync(path)
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
  const parent = dirname(path)
  return (mode & bit) !== 0 && (parent === path || reachable(parent, { uid, gid }))
}

/** Gives a folder and its contents to the account. */
export function giveTo(folder: string, { uid, gid }: Account) {
  if (uid === undefined || gid === undefined) return
  for (const name of ['.', ...readdirSync(folder, { encoding: 'utf8', recursive: true })])
    lchownSync(join(folder, name), uid, gid)
}
