import { api } from '../../../contract/api.ts'
import { type Mail, testMailInput } from '../../../contract/mail.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useAdminForm } from '../../ui/admin/use-admin-form.ts'
import { CircleAlert, CircleCheck } from '../../ui/icons.tsx'
import { MailProblem } from './mail-problem.tsx'
import { useTestMail } from './use-test-mail.ts'
import { t } from '../../../language/t.ts'

function Outcome({ mail: { state, problem, to } }: { mail: Mail }) {
  if (state === 'sent')
    return (
      <p className="note">
        <CircleCheck className="icon-s" />{' '}
        {t('The mail server has taken it. If it is not at {to} within two minutes, look under spam.', { to })}
      </p>
    )
  return (
    <p className="field-error">
      <CircleAlert />
      <span>
        {problem ? (
          <MailProblem problem={problem} />
        ) : (
          t(
            'No mail server is set up, so it lies in the outbox and nobody gets it. Whoever runs the server sets SMTP_URL.',
          )
        )}
      </span>
    </p>
  )
}

/** Sends a mail like any other, and says what became of it. */
export function TestMail({ to, onSent }: { to: string; onSent?: () => void }) {
  const test = useTestMail()
  const { form, field, submit, busy } = useAdminForm({
    schema: testMailInput,
    initial: { to },
    send: (body) => signedCall(api.mail.test, { body }),
    onSaved: ({ data }) => {
      test.follow(data._id)
      onSent?.()
    },
  })
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <div className="adm-test-mail">
        <TextField label={t('Send a test to')} {...field('to')} inputMode="email" autoComplete="off" />
        <Button look="line" type="submit" busy={busy || test.waiting}>
          {t('Send test')}
        </Button>
      </div>
      <div role="status">{test.mail && !test.waiting && <Outcome mail={test.mail} />}</div>
    </form>
  )
}
