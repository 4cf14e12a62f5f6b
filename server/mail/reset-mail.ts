import { siteName } from '../../contract/site.ts'
import type { Site } from '../../contract/site-settings.ts'
import type { Db } from '../../db/open.ts'
import { readSite } from '../site/site.queries.ts'
import type { Letter } from './letter.ts'
import { mayMail } from './mail-limits.ts'
import { queueMail } from './mail.ts'

/** Anybody can open an account under anybody's address: so its name, which they chose, is not in it. */
const resetLetter = (site: Site, email: string, link: string): Letter => ({
  to: email,
  subject: `Choose a new password for ${siteName(site)}`,
  preview: 'The link works once and for one hour.',
  heading: 'Choose a new password',
  paragraphs: [
    `Somebody, hopefully you, asked to set a new password for your account at ${siteName(site)}. This link lets you choose one. It works once and for one hour.`,
  ],
  button: { label: 'Choose a new password', href: link },
  note: 'If it was not you, do nothing: your password stays as it is.',
  automatic: true,
})

export const queueResetMail = (db: Db, { email }: { email: string }, link: string) =>
  db.transaction().execute(async (trx) => {
    if (await mayMail(trx, 'reset', email))
      await queueMail(trx, 'reset', resetLetter(await readSite(trx), email, link))
  })
