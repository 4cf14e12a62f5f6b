import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { signInAsOwner } from '../owner.ts'
import { uploadPicture } from './owner-and-guest.ts'
import { startReaders } from './readers.ts'
import { startSenders } from './senders.ts'
import { openStage, until } from './stage.ts'
import { judge, type Outcome } from './verdict.ts'

const fullMs = 5000
const recoverWithinMs = 30_000

/** Fills the disk to the last byte. */
function fill(file: string) {
  const handle = openSync(file, 'w')
  for (let size = 1 << 20; size >= 1; size = size > 1 ? size >> 4 : 0) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(size))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  closeSync(handle)
}

/** A small disk fills up during writes and has free space again later. */
export async function diskFull(): Promise<Outcome> {
  const disk = mkdtempSync(join(tmpdir(), 'aloka-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk])
  try {
    return await playOn(disk)
  } finally {
    execFileSync('umount', [disk])
    rmdirSync(disk)
  }
}

async function playOn(disk: string): Promise<Outcome> {
  const stage = await openStage({}, join(disk, 'data'))
  const site = await stage.start()
  const owner = await signInAsOwner(stage.url)
  const senders = await startSenders(stage.url)
  await sleep(1500)
  const filler = join(disk, 'filler')
  fill(filler)
  const before = senders.ledger.receipts.length
  const stopReaders = startReaders(stage.url)
  const refused = await uploadPicture(stage.url, owner)
  await sleep(fullMs)
  const { status: ready } = await fetch(`${stage.url}/api/ready`)
  const { read, failed } = await stopReaders()
  const stored = senders.ledger.receipts.length - before
  rmSync(filler)
  const since = performance.now()
  const isBack = await until(() => senders.lastAt() > since, recoverWithinMs)
  const seconds = (senders.lastAt() - since) / 1000
  await sleep(1000)
  const ledger = await senders.stop()
  const problem = isBack ? [] : ['no write went through after there was room again']
  const taken = await uploadPicture(stage.url, owner)
  if (ready !== 503) problem.push(`/api/ready answered with ${ready} on the full disk`)
  if (refused < 500) problem.push(`an upload to the full disk was answered with ${refused}`)
  if (taken !== 200) problem.push(`an upload was answered with ${taken} when there was room again`)
  if (!(await stage.mailsLeave())) problem.push('mails are stuck in the queue')
  await site.end('SIGTERM')
  const { counts, integrity } = await stage.look(async (db) => ({
    counts: await judge(db, ledger, await stage.outbox()),
    integrity: (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)).rows[0]!
      .integrity_check,
  }))
  if (integrity !== 'ok') problem.push(`the database is damaged: ${integrity}`)
  const words = [...ledger.failures].map(([sentence, count]) => `${count} × “${sentence}”`).join(', ')
  if (words === '') problem.push('no write was refused, so the disk was not full')
  return {
    scene: `disk full for ${fullMs / 1000} s, SQLite`,
    counts,
    notes: `refused meanwhile: ${words}; ${stored} still stored; /api/ready said ${ready}; an upload got ${refused}, and ${taken} later; ${failed} of ${read} reads failed; writes again after ${seconds.toFixed(1)} s; integrity check: ${integrity}`,
    problem,
  }
}
