import type { MailSetup } from '../../../contract/mail.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TestMail } from './test-mail.tsx'
import { t } from '../../../language/t.ts'

/** How mails leave, and where answers arrive. */
export const MailSettings = ({ setup }: { setup: MailSetup }) => (
  <div className="panel">
    <section className="adm-block" aria-label={t('Test')}>
      <h3>{t('Test email')}</h3>
      <TestMail to={setup.owner} />
    </section>
    <section className="adm-block" aria-label={t('Answers')}>
      <h3>{t('Where answers arrive')}</h3>
      <p>
        {t('People answer to this address, and you read them there, in your own mailbox:')}{' '}
        <b className="adm-any">{setup.answers}</b>.{' '}
        {t('This site does not receive mails. You change the address under Contact, Email.')}
      </p>
    </section>
    <section className="adm-block" aria-label={t('Sender')}>
      <h3>{t('Who sends')}</h3>
      <p>
        {setup.delivery === 'smtp' ? (
          <>
            {t('Mails go out over your mail server, from this address:')}{' '}
            <b className="adm-any">{setup.from}</b>.{' '}
            {t('It is set on the server, with SMTP_URL and MAIL_FROM.')}
          </>
        ) : (
          t(
            'No mail server is set up, so nobody gets the mails of this site: they lie in the outbox. Whoever runs the server sets SMTP_URL and MAIL_FROM.',
          )
        )}
      </p>
      <p className="adm-set-go">
        <ButtonLink look="line" to="/admin/mails">
          {t('All mails')}
        </ButtonLink>
      </p>
    </section>
  </div>
)
