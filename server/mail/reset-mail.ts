import { siteName } from '../../contract/site.ts'
import type { Site } from '../../contract/site-settings.ts'
import type { Db } from '../../db/open.ts'
import { readSite } from '../features/site/site.queries.ts'
import type { Letter } from './letter.ts'
import { queueMail } from './mail.ts'
import { oneLine } from './one-line.ts'

interface Person {
  name: string
  email: string
}

const resetLetter = (site: Site, { name, email }: Person, link: string): Letter => ({
  to: email,
  subject: `Choose a new password for ${siteName(site)}`,
  preview: 'The link works once and for one hour.',
  heading: 'Choose a new password',
  greeting: `Dear ${oneLine(name)},`,
  paragraphs: [
    `somebody, hopefully you, asked to set a new password for your account at ${siteName(site)}. This link lets you choose one. It works once and for one hour.`,
  ],
  button: { label: 'Choose a new password', href: link },
  note: 'If it was not you, do nothing: your password stays as it is.',
  automatic: true,
})

export const queueResetMail = async (db: Db, person: Person, link: string) =>
  void (await db
    .transaction()
    .execute(async (trx) => queueMail(trx, 'reset', resetLetter(await readSite(trx), person, link))))
