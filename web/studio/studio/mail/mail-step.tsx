import type { MailSetup } from '../../../../contract/shape/mail.ts'
import { t } from '../../../../language/t.ts'
import { Button } from '../../../ui/button.tsx'
import { StepFoot, StepForm, type StepWays } from '../../ui/step-form.tsx'
import { FixedMailServer } from './fixed-mail-server.tsx'
import { MailServerFields, TestMail } from './mail-server-fields.tsx'
import { useMailServer } from './use-mail-server.ts'

/** The mail server in the setup of a new owner. */
export function MailStep({ mail, ...ways }: StepWays & { mail: MailSetup }) {
  const server = useMailServer(mail, ways.onSaved)
  if (mail.isFixed)
    return (
      <div className="adm-step">
        <FixedMailServer mail={mail} server={server} />
        <StepFoot
          verb={
            <Button look="accent" onClick={ways.onSaved}>
              {t('Continue')}
            </Button>
          }
          onBack={ways.onBack}
        />
      </div>
    )
  return (
    <StepForm form={server.form} {...ways}>
      {mail.sending === 'none' && (
        <p className="adm-alarm" role="status">
          <b>{t('No mail server yet.')}</b>{' '}
          {t(
            'Requests still arrive here. Your clients get no email, and your site does not promise them any.',
          )}
        </p>
      )}
      <MailServerFields server={server} hasPassword={mail.server?.hasPassword ?? false} short />
      <TestMail server={server} />
    </StepForm>
  )
}
