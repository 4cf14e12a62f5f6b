import { siteName } from '../../../contract/shape/site.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import type { Db } from '../../../db/open.ts'
import type { Letter } from './letter.ts'
import { mayMail } from './mail-limits.ts'
import { queueMail } from './mail.ts'
import { languageOfAccount, writeIn } from './recipient.ts'
import { addressIn } from '../../../language/languages.ts'
import { t } from '../../../language/t.ts'

/** Does not contain the name of the account: someone else may have opened it under this address and chosen the name. */
const resetLetter = (site: Site, email: string, link: string): Letter => ({
  to: email,
  subject: t('Choose a new password for {name}', { name: siteName(site) }),
  preview: t('The link is valid for one hour and works once.'),
  heading: t('Choose a new password'),
  paragraphs: [
    t(
      'Someone, hopefully you, asked to reset the password of your account at {name}. Use this link to choose a new one. It is valid for one hour and works once.',
      { name: siteName(site) },
    ),
  ],
  button: { label: t('Choose a new password'), href: link },
  note: t('If it was not you, you can ignore this email. Your password stays the same.'),
  automatic: true,
})

/** Written in the language of the account, not of the page on which the reset was requested. */
export const queueResetMail = (db: Db, { email }: { email: string }, link: string) =>
  db.transaction().execute(async (trx) => {
    if (!(await mayMail(trx, 'reset', email))) return
    const language = await languageOfAccount(trx, email)
    const { origin, pathname, search } = new URL(link)
    const translatedLink = origin + addressIn(language, pathname) + search
    await writeIn(trx, language, (site) => queueMail(trx, 'reset', resetLetter(site, email, translatedLink)))
  })
