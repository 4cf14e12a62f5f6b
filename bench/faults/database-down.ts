import { setTimeout as sleep } from 'node:timers/promises'
import { halt, start, type Server } from '../../tooling/postgres/server.ts'
import { mostly } from '../numbers.ts'
import { openMailbox } from './mailbox.ts'
import { startReaders } from './readers.ts'
import { fewer, startSenders } from './senders.ts'
import { openStage, until } from './stage.ts'
import { judge, type Outcome } from './verdict.ts'

const rounds = 3
const downMs = 1500
const recoverWithinMs = 30_000

/** PostgreSQL is stopped under load, cleanly or by a crash, and restarted; the site has to recover by itself. */
export async function databaseDown(server: Server, mode: 'fast' | 'immediate'): Promise<Outcome> {
  const mailbox = await openMailbox()
  const stage = await openStage({ DATABASE_URL: server.url, ...mailbox.settings })
  const site = await stage.start()
  const stopReaders = startReaders(stage.url)
  const senders = await startSenders(stage.url, fewer)
  const seconds: number[] = []
  const problem: string[] = []
  for (let round = 0; round < rounds && problem.length === 0; round++) {
    await sleep(1000 + Math.random() * 1000)
    await halt(server, mode)
    await sleep(downMs)
    const since = performance.now()
    await start(server)
    if (!(await until(() => senders.lastAt() > since, recoverWithinMs)))
      problem.push(site.output().slice(-2000))
    else seconds.push((senders.lastAt() - since) / 1000)
  }
  if (problem.length > 0) {
    await site.end('SIGKILL')
    throw new Error(`The site did not come back: ${problem.join()}`)
  }
  const ledger = await senders.stop()
  const { read, failed } = await stopReaders()
  if (!(await stage.mailsLeave())) problem.push('mails are stuck in the queue')
  await site.end('SIGTERM')
  const arrived = await mailbox.close()
  const counts = await stage.look((db) => judge(db, ledger, arrived))
  await stage.remove()
  const words = [...ledger.failures].map(([sentence, count]) => `${count} × “${sentence}”`).join(', ')
  return {
    scene: `${rounds} × PostgreSQL stopped (${mode}) for ${downMs / 1000} s`,
    counts,
    notes: `refused meanwhile: ${words || 'nothing'}; ${ledger.cutOff} without reply; ${failed} of ${read} reads failed; stored again ${mostly(seconds)} s after PostgreSQL was told to start`,
    problem,
  }
}
