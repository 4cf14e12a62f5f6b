import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../numbers.ts'
import { signInAsOwner } from '../owner.ts'
import { startSenders } from './senders.ts'
import { openStage, until } from './stage.ts'
import { judge, type Outcome } from './verdict.ts'

const lockedMs = Number(process.env.LOCKED_MS ?? 60_000)
const pauseMs = 200
const mostReadMs = 1000
/** Five seconds of retries, and some tolerance. */
const mostWriteMs = 7000

/** Sends requests until it is stopped; records times and statuses. */
function startAsking(ask: () => Promise<Response>) {
  const times: number[] = []
  const statuses = new Map<number, number>()
  let stopped = false
  async function loop() {
    for (;;) {
      if (stopped) return
      const since = performance.now()
      const reply = await ask()
      await reply.arrayBuffer()
      times.push(performance.now() - since)
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      await sleep(pauseMs)
    }
  }
  const ended = loop()
  return async () => {
    stopped = true
    await ended
    const seen = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
    return {
      most: Math.max(...times),
      words: `p50 ${quantile(times, 0.5).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms (${seen})`,
    }
  }
}

/** Another process holds SQLite's write lock: pages still work, and writes are refused in time. */
export async function writeLock(): Promise<Outcome> {
  const stage = await openStage()
  const site = await stage.start()
  const owner = await signInAsOwner(stage.url)
  const senders = await startSenders(stage.url)
  await sleep(1500)
  const other = new DatabaseSync(join(stage.dataDir, 'aloka.sqlite'), { timeout: 5000 })
  other.exec('begin immediate')
  const asked = {
    'a cached page': startAsking(() => fetch(`${stage.url}/`)),
    'an uncached page': startAsking(() => fetch(`${stage.url}/`, { headers: owner })),
    '/api/health': startAsking(() => fetch(`${stage.url}/api/health`)),
    'a write': startAsking(() =>
      fetch(`${stage.url}/api/add-blog-category`, {
        method: 'POST',
        headers: { ...owner, 'content-type': 'application/json' },
        body: JSON.stringify({ cat_name: `Locked ${performance.now()}` }),
      }),
    ),
  }
  await sleep(lockedMs)
  const notes: string[] = []
  const problem: string[] = []
  // A write may still wait, so release the lock first.
  const ends = Object.entries(asked).map(async ([name, end]) => {
    const { most, words } = await end()
    notes.push(`${name}: ${words}`)
    if (most > (name === 'a write' ? mostWriteMs : mostReadMs))
      problem.push(`${name} took ${most.toFixed(0)} ms`)
  })
  await sleep(100)
  other.exec('rollback')
  const since = performance.now()
  other.close()
  await Promise.all(ends)
  if (!(await until(() => senders.lastAt() > since, 30_000))) problem.push('no write went through afterwards')
  const ledger = await senders.stop()
  if (!(await stage.mailsLeave())) problem.push('mails are stuck in the queue')
  await site.end('SIGTERM')
  const counts = await stage.look(async (db) => judge(db, ledger, await stage.outbox()))
  await stage.remove()
  return {
    scene: `SQLite's write lock held by another process for ${lockedMs / 1000} s`,
    counts,
    notes: notes.join('; '),
    problem,
  }
}
