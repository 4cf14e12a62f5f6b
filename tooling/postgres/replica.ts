import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { giveTo } from './account.ts'
import { makeScratch } from './scratch.ts'
import { hostOf, launch, quoted, user, type Server } from './server.ts'

/** Belong to the server that runs, and not to its data. */
const itsOwn = new Set(['postmaster.pid', 'postmaster.opts'])

/** Copies the files while the server runs, and says from where in its log they have to be brought up to date. */
async function copyFiles({ url, scratch }: Server, to: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(`select pg_backup_start('replica', fast => true)`)
    cpSync(scratch.data, to, { recursive: true, filter: (path) => !itsOwn.has(basename(path)) })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    writeFileSync(join(to, 'backup_label'), rows[0]!.labelfile)
  } finally {
    await client.end()
  }
}

/** A second server that follows the first by streaming replication. */
export async function startReplica(primary: Server) {
  const { account, bin } = primary
  const scratch = makeScratch(account)
  const { data } = scratch
  try {
    await copyFiles(primary, data)
    writeFileSync(join(data, 'standby.signal'), '')
    giveTo(data, account)
    chmodSync(data, 0o700)
    const source = `host=${hostOf(primary.scratch)} port=${primary.port} user=${user}`
    const { url } = await launch({ scratch, bin, account }, [`primary_conninfo = ${quoted(source)}`])
    const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
    return { url, pid, stop: scratch.remove }
  } catch (error) {
    await scratch.remove()
    throw error
  }
}
