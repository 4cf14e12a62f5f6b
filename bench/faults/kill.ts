import { setTimeout as sleep } from 'node:timers/promises'
import { mostly } from '../numbers.ts'
import { startSenders } from './senders.ts'
import { openStage } from './stage.ts'
import { judge, type Outcome } from './verdict.ts'

/** Time from the site's first reply to the next kill. */
const lifeMs = [20, 700] as const

/** The process is killed (-9) at random moments during writes and restarted, many times. */
export async function killAgainAndAgain(
  engine: string,
  settings: Record<string, string>,
  rounds: number,
): Promise<Outcome> {
  const stage = await openStage(settings)
  let site = await stage.start()
  const senders = await startSenders(stage.url)
  const startedIn: number[] = []
  for (let round = 0; round < rounds; round++) {
    await sleep(lifeMs[0] + Math.random() * (lifeMs[1] - lifeMs[0]))
    await site.end('SIGKILL')
    const since = performance.now()
    site = await stage.start()
    startedIn.push((performance.now() - since) / 1000)
  }
  const ledger = await senders.stop()
  const problem = (await stage.mailsLeave()) ? [] : ['mails are stuck in the queue']
  await site.end('SIGTERM')
  const counts = await stage.look(async (db) => judge(db, ledger, await stage.outbox()))
  await stage.remove()
  return {
    scene: `${rounds} × kill -9, ${engine}`,
    counts,
    notes: `${ledger.cutOff} attempts cut off and sent again; up again after ${mostly(startedIn)} s`,
    problem,
  }
}
