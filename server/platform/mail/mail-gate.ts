import type { Db } from '../../../db/open.ts'
import { giveUpOldMails } from './mail.queries.ts'
import type { MailServerSettings } from './mail-server.ts'

const day = 86_400_000

/** Shown to the owner with an email that was given up because it waited too long. */
export const waitedTooLong = 'Waited for a mail server for more than a day'

/** Tells the runner of emails whether there is a mail server; until then they wait in the queue. */
export function createMailGate(db: Db, server: Pick<MailServerSettings, 'canSend'>) {
  let isOpen = false
  return async () => {
    const canSend = await server.canSend()
    // A mail that has waited for longer than a day may be outdated: the owner decides whether to send it.
    if (canSend && !isOpen) await giveUpOldMails(db, new Date(Date.now() - day).toISOString(), waitedTooLong)
    isOpen = canSend
    return canSend
  }
}
