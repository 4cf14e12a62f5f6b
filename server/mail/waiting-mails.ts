import type { Db } from '../../db/open.ts'
import { mailJob } from './mail.ts'
import type { MailServerSettings } from './mail-server.ts'

const day = 86_400_000

/** What the owner reads beside an email that only goes out when they say so. */
export const waitedTooLong = 'Waited for a mail server for more than a day'

/** What has waited for longer than a day may no longer be true: the owner decides about it. */
const holdOldMails = (db: Db, now = Date.now()) =>
  db
    .updateTable('job')
    .set({ given_up_at: new Date(now).toISOString(), last_error: waitedTooLong })
    .where('kind', '=', mailJob)
    .where('given_up_at', 'is', null)
    .where('leased_until', 'is', null)
    .where('run_at', '<', new Date(now - day).toISOString())
    .execute()

/** Emails wait in the queue until there is a mail server. */
export function createMailGate(db: Db, server: Pick<MailServerSettings, 'works'>) {
  let open = false
  return async () => {
    const works = await server.works()
    if (works && !open) await holdOldMails(db)
    open = works
    return works
  }
}

/** With other settings they may go out now: none of them waits for its next try. */
export const hurryMails = (db: Db) =>
  db
    .updateTable('job')
    .set({ run_at: new Date().toISOString(), attempts: 0 })
    .where('kind', '=', mailJob)
    .where('given_up_at', 'is', null)
    .where('leased_until', 'is', null)
    .where('attempts', '>', 0)
    .execute()
