import type { Db } from '../../../db/open.ts'
import { holdMails } from './mail.queries.ts'
import type { MailServerSettings } from './mail-server.ts'

const day = 86_400_000

/** What the owner reads beside an email that only goes out when they say so. */
export const waitedTooLong = 'Waited for a mail server for more than a day'

/** Emails wait in the queue until there is a mail server. */
export function createMailGate(db: Db, server: Pick<MailServerSettings, 'works'>) {
  let open = false
  return async () => {
    const works = await server.works()
    // What has waited for longer than a day may no longer be true: the owner decides about it.
    if (works && !open) await holdMails(db, new Date(Date.now() - day).toISOString(), waitedTooLong)
    open = works
    return works
  }
}
