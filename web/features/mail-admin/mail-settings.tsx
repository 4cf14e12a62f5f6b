import type { MailSetup } from '../../../contract/mail.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TestMail } from './test-mail.tsx'

/** How mails leave, and where answers arrive. */
export const MailSettings = ({ setup }: { setup: MailSetup }) => (
  <div className="panel">
    <section className="adm-block" aria-label="Test">
      <h3>Does it work?</h3>
      <TestMail to={setup.owner} />
    </section>
    <section className="adm-block" aria-label="Answers">
      <h3>Where answers arrive</h3>
      <p>
        People answer to <b className="adm-any">{setup.answers}</b>, and you read them there, in your own
        mailbox: this site does not receive mails. You change the address under Contact, Email.
      </p>
    </section>
    <section className="adm-block" aria-label="Sender">
      <h3>Who sends</h3>
      <p>
        {setup.delivery === 'smtp' ? (
          <>
            Mails go out over your mail server, from <b className="adm-any">{setup.from}</b>. Whoever runs the
            server sets it with SMTP_URL and MAIL_FROM.
          </>
        ) : (
          'No mail server is set up, so nobody gets the mails of this site: they lie in the outbox. Whoever runs the server sets SMTP_URL and MAIL_FROM.'
        )}
      </p>
      <p className="adm-set-go">
        <ButtonLink look="line" to="/admin/mails">
          All mails
        </ButtonLink>
      </p>
    </section>
  </div>
)
