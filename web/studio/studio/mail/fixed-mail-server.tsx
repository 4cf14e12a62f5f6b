import type { MailSetup } from '../../../../contract/shape/mail.ts'
import { t } from '../../../../language/t.ts'
import { TestMail } from './mail-server-fields.tsx'
import type { MailServerState } from './use-mail-server.ts'

/** A mail server set by the environment: it can be tested but not changed. */
export const FixedMailServer = ({ mail, server }: { mail: MailSetup; server: MailServerState }) => (
  <div>
    <p>
      {t('Emails go out through your mail server, from this address:')} <b className="adm-any">{mail.from}</b>
    </p>
    <p className="note">
      {t('SMTP_URL and MAIL_FROM are set on the server, so they are used and cannot be changed here.')}
    </p>
    <TestMail server={server} />
  </div>
)
