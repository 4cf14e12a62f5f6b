import type { MailSetup } from '../../../contract/mail.ts'
import { StepForm } from '../../ui/admin/step-form.tsx'
import { MailServerFields, TestMail } from './mail-server-fields.tsx'
import { useMailServer } from './use-mail-server.ts'

interface MailStepProps {
  mail: MailSetup
  onSaved: () => void
  onSkip: () => void
}

/** The mail server, as a new owner is asked for it. */
export function MailStep({ mail, onSaved, onSkip }: MailStepProps) {
  const server = useMailServer(mail, onSaved)
  const { form, busy, submit } = server.form
  return (
    <StepForm form={form} busy={busy} submit={submit} onSkip={onSkip}>
      <MailServerFields server={server} hasPassword={mail.server?.hasPassword ?? false} short />
      <TestMail server={server} />
    </StepForm>
  )
}
