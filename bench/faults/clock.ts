import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signInAsOwner } from '../owner.ts'
import { openMailbox } from './mailbox.ts'
import { openClock, type Clock } from './moved-clock.ts'
import { sendOnce, schedulePost } from './owner-and-guest.ts'
import { startSenders } from './senders.ts'
import { openStage, until } from './stage.ts'
import { judge, type Outcome } from './verdict.ts'

const hours = 3
const soonMs = 15_000
/** The window of the rate limit of an address. */
const limitMs = 61_000
const slowMailMs = 100

/** Two processes on one database whose clock jumps hours forward, hours back, and right again. */
export async function clockJumps(): Promise<Outcome | string> {
  const folder = mkdtempSync(join(tmpdir(), 'aloka-clock-'))
  const clock = openClock(folder)
  try {
    return clock
      ? await playWith(clock, join(folder, 'data'))
      : 'The clock was not moved: that needs libfaketime, and root to install it.'
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function playWith(clock: Clock, dataDir: string): Promise<Outcome> {
  const mailbox = await openMailbox(slowMailMs)
  const company = { LIMITS: 'on', TRUST_PROXY: '127.0.0.1,::1' }
  const stage = await openStage({ ...clock.settings, ...company, ...mailbox.settings }, dataDir)
  const site = await stage.start('cluster')
  const owner = await signInAsOwner(stage.url)
  const post = await schedulePost(stage.url, owner, 1)
  const senders = await startSenders(stage.url, { lines: 1, kinds: ['booking', 'message'], pauseMs: 300 })
  const problem: string[] = []
  const insist = async (words: string, isSo: () => Promise<boolean> | boolean) => {
    if (!(await until(isSo, soonMs, 100))) problem.push(words)
  }
  const statusOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(stage.url + path, { headers, redirect: 'manual' })).status

  async function jump(offset: number, isPublished: boolean) {
    await sleep(4000)
    clock.set(offset)
    // Until every process has reloaded it.
    await sleep(2000)
    const [mails, since] = [mailbox.count(), performance.now()]
    const at = `at ${offset} h`
    await insist(`${at} no mail leaves`, () => mailbox.count() > mails)
    await insist(`${at} nothing can be sent`, () => senders.lastAt() > since)
    await insist(`${at} the owner is signed out`, async () => (await statusOf('/admin', owner)) === 200)
    await insist(
      `${at} the scheduled post is ${isPublished ? 'hidden' : 'shown'}`,
      async () => (await statusOf(post)) === (isPublished ? 200 : 404),
    )
  }

  if ((await statusOf(post)) !== 404) problem.push('the scheduled post is shown at once')
  await jump(hours, true)
  let isLimited = false
  for (let turn = 0; turn < 20 && !isLimited; turn++) isLimited = (await sendOnce(stage.url)) === 429
  const limitedAt = performance.now()
  if (!isLimited) problem.push('nobody is limited')
  await jump(-hours, false)
  await jump(0, false)
  await sleep(Math.max(0, limitMs - (performance.now() - limitedAt)))
  if ((await sendOnce(stage.url)) !== 201) problem.push('an address is still limited after a minute')
  const ledger = await senders.stop()
  if (!(await stage.mailsLeave())) problem.push('mails are stuck in the queue')
  await site.end('SIGTERM')
  const arrived = await mailbox.close()
  const counts = await stage.look((db) => judge(db, ledger, arrived))
  return {
    scene: `clock ${hours} h ahead, ${hours} h back, right again; two processes, SQLite`,
    counts,
    notes:
      'after each jump mails left, forms went through, the owner stayed signed in and the scheduled post followed the clock; a limited address was free after a minute',
    problem,
  }
}
