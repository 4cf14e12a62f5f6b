import type { MailSetup } from '../../../../contract/shape/mail.ts'
import { StudioForm } from '../../ui/studio-form.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FixedMailServer } from './fixed-mail-server.tsx'
import { MailServerFields, TestMail } from './mail-server-fields.tsx'
import { useMailServer } from './use-mail-server.ts'
import { t } from '../../../../language/t.ts'

/** The mail server, and the address for replies. */
export function MailSettings({ setup }: { setup: MailSetup }) {
  const server = useMailServer(setup)
  return (
    <div className="panel">
      <section className="adm-block" aria-label={t('Mail server')}>
        <h3>{t('Mail server')}</h3>
        {setup.isFixed ? (
          <FixedMailServer mail={setup} server={server} />
        ) : (
          <StudioForm form={server.form}>
            {setup.sending === 'none' && (
              <p className="adm-alarm" role="status">
                <b>{t('No mail server yet.')}</b>{' '}
                {t('Emails wait. Those of the last day go out as soon as you set one up.')}
              </p>
            )}
            {setup.sending === 'outbox' && (
              <p className="note">
                {t('This demo has no mail server: its emails are in the outbox, where you can read them.')}
              </p>
            )}
            <MailServerFields server={server} hasPassword={setup.server?.hasPassword ?? false} />
            <div className="adm-set-go">
              <Button look="ink" type="submit" busy={server.form.busy} onClick={server.justSave}>
                {t('Save mail server')}
              </Button>
            </div>
            <TestMail server={server} />
          </StudioForm>
        )}
      </section>
      <section className="adm-block" aria-label={t('Replies')}>
        <h3>{t('Where replies arrive')}</h3>
        <p>
          {setup.answers ? (
            <>
              {t('Replies go to this address, and you read them there, in your own mailbox:')}{' '}
              <b className="adm-any">{setup.answers}</b>.{' '}
            </>
          ) : (
            `${t('Your public email is not set yet, so replies have nowhere to go.')} `
          )}
          {t('This site does not receive email. You can change the address under Contact, Email.')}
        </p>
        <p className="adm-set-go">
          <ButtonLink look="line" to="/admin/mails">
            {t('All emails')}
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}
