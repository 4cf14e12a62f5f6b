import { setTimeout as sleep } from 'node:timers/promises'
import { openMailbox } from './mailbox.ts'
import { fewer, startSenders } from './senders.ts'
import { openStage } from './stage.ts'
import { judge, type Outcome } from './verdict.ts'

const downMs = 8000

/** The mail server stops during writes and comes back. */
export async function mailServerDown(): Promise<Outcome> {
  const mailbox = await openMailbox()
  const stage = await openStage(mailbox.settings)
  const site = await stage.start()
  const senders = await startSenders(stage.url, fewer)
  await sleep(2000)
  await mailbox.leave()
  await sleep(downMs)
  const waiting = await stage.look(
    async (db) => (await db.selectFrom('job').select('id').where('kind', '=', 'mail').execute()).length,
  )
  await mailbox.comeBack()
  const since = performance.now()
  await sleep(1000)
  const ledger = await senders.stop()
  const problem = (await stage.mailsLeave()) ? [] : ['mails are stuck in the queue']
  const seconds = (performance.now() - since) / 1000
  await site.end('SIGTERM')
  const arrived = await mailbox.close()
  const counts = await stage.look((db) => judge(db, ledger, arrived))
  await stage.remove()
  return {
    scene: `mail server down for ${downMs / 1000} s`,
    counts,
    notes: `${waiting} mails waited; all had left ${seconds.toFixed(0)} s after it was back`,
    problem,
  }
}
