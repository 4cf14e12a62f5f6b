import { site, siteName } from '../../contract/site.ts'
import type { Db } from '../../db/open.ts'
import { queueMail } from './mail.ts'

export const queueResetMail = (db: Db, { name, email }: { name: string; email: string }, link: string) =>
  queueMail(db, {
    to: email,
    subject: `Choose a new password for ${siteName}`,
    text: `Dear ${name},

somebody, hopefully you, asked to set a new password for your account at ${siteName}.
This link lets you choose one. It works once and for one hour:

${link}

If it was not you, do nothing: your password stays as it is.

${siteName}
${site.email}
`,
  })
