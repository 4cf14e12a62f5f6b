import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../../db/open.ts'
import { enqueue } from '../jobs/jobs.queries.ts'
import { deleteMailJobs, deleteMailRows } from './mail.queries.ts'
import { outboxOf } from './transport.ts'

/** Removes the files of deleted mails from the outbox. A job, so that a crash after the deletion leaves none behind. */
export const outboxJob = 'outbox'

interface OutboxJob {
  mailIds: string[]
}

/** Deletes mails and cancels those still in the queue. Call it in a transaction. Returns how many there were. */
export async function deleteMails(db: Db, which: Parameters<typeof deleteMailRows>[1]) {
  const gone = await deleteMailRows(db, which)
  if (gone.length === 0) return 0
  const ids = gone.map(({ id }) => id)
  await deleteMailJobs(db, ids)
  const mailIds = gone.filter(({ delivery }) => delivery === 'outbox').map(({ id }) => id)
  if (mailIds.length > 0) await enqueue(db, outboxJob, { mailIds } satisfies OutboxJob)
  return gone.length
}

export const createOutboxRemoval =
  (dataDir: string) =>
  async ({ mailIds }: OutboxJob) => {
    for (const id of mailIds) await rm(join(outboxOf(dataDir), `${id}.eml`), { force: true })
  }
