import { readdir, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from '../memory.ts'
import { startReaders } from './readers.ts'
import { startSenders } from './senders.ts'
import { habits, openSlow } from './slow-sockets.ts'
import { openStage, until } from './stage.ts'
import { judge, type Outcome } from './verdict.ts'

const ofEachHabit = 150
const measureMs = 8000
/** A request may take five minutes, and the server checks for late ones twice a minute. */
const goneWithinMs = 6 * 60_000
const saneMs = 500
const comeWithinMs = 20_000
/** Slow connections that are still open. */
const strays = 8

async function socketsOf(pid: number) {
  const folder = `/proc/${pid}/fd`
  const names = await readdir(folder)
  const targets = await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(() => '')))
  return targets.filter((target) => target.startsWith('socket:')).length
}

/** More than the socket buffers hold, so that the server cannot finish at once. */
const largeBytes = 12_000_000
const large = '/media/large.jpg'

/**
 * Hundreds of connections that never finish, while other visitors use the site. The first part ends when those have
 * been measured, the second once the server has closed the slow connections; other scenes run in the meantime.
 */
export async function meetSlowClients() {
  const stage = await openStage()
  const site = await stage.start()
  await writeFile(join(stage.dataDir, large), Buffer.alloc(largeBytes))
  const senders = await startSenders(stage.url)
  const measure = async () => {
    const stop = startReaders(stage.url, 4)
    await sleep(measureMs)
    return stop()
  }
  const without = await measure()
  const [restingSockets, restingMemory] = [await socketsOf(site.pid), await memoryOf(site.pid)]
  const port = Number(new URL(stage.url).port)
  const sockets = habits.flatMap((habit) =>
    Array.from({ length: ofEachHabit }, () => openSlow(port, habit, large)),
  )
  const since = performance.now()
  const held = async () => (await socketsOf(site.pid)) - restingSockets
  const gotIn = await until(async () => (await held()) >= sockets.length, comeWithinMs, 100)
  await sleep(2000)
  const beside = await measure()
  const ledger = await senders.stop()
  const fullMemory = await memoryOf(site.pid)
  const end = until(async () => (await held()) <= strays, goneWithinMs, 1000).then((gone) => ({
    gone,
    seconds: Math.round((performance.now() - since) / 1000),
  }))

  return async (): Promise<Outcome> => {
    const { gone, seconds } = await end
    const problem = gone ? [] : [`${await held()} connections were never ended`]
    for (const socket of sockets) socket.destroy()
    if (!gotIn) problem.push('not all slow clients got in')
    if (beside.failed > 0) problem.push(`${beside.failed} reads of others failed`)
    if (beside.p99 > Math.max(saneMs, 3 * without.p99)) problem.push(`others waited ${beside.p99} ms (p99)`)
    if (!(await stage.mailsLeave())) problem.push('mails are stuck in the queue')
    const memory = await memoryOf(site.pid)
    await site.end('SIGTERM')
    const counts = await stage.look(async (db) => judge(db, ledger, await stage.outbox()))
    await stage.remove()
    return {
      scene: `${sockets.length} slow clients`,
      counts,
      notes: `p99 of those who read meanwhile ${without.p99} ms without them, ${beside.p99} ms beside them; all ended after ${seconds} s at most; memory ${restingMemory}, ${fullMemory}, then ${memory} MB`,
      problem,
    }
  }
}
