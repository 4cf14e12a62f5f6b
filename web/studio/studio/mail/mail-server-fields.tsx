import type { Mail } from '../../../../contract/shape/mail.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/field.tsx'
import { CircleAlert, CircleCheck } from '../../../ui/icons.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { MailProblem } from './mail-problem.tsx'
import type { MailServerState } from './use-mail-server.ts'
import { t } from '../../../../language/t.ts'

interface MailServerFieldsProps {
  server: MailServerState
  hasPassword: boolean
  /** Only fields that cannot be guessed. */
  short?: boolean
}

export function MailServerFields({ server, hasPassword, short }: MailServerFieldsProps) {
  const { field } = server.form
  return (
    <>
      <TextField
        label={t('Server')}
        {...field('host')}
        placeholder="smtp.example.com"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('For example smtp.gmail.com')}
      />
      <div className={classNames('adm-pair adm-pair-port', short && 'adm-pair-keep')}>
        <TextField
          label={t('Port')}
          {...field('port')}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => server.setPort(target.value)}
        />
        {!short && (
          <SelectField
            label={t('Security')}
            {...field('security')}
            options={[
              { value: 'starttls', label: t('STARTTLS (port 587)') },
              { value: 'tls', label: t('TLS (port 465)') },
              { value: 'none', label: t('None') },
            ]}
          />
        )}
        {short && (
          <TextField
            label={t('User')}
            {...field('user')}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </div>
      {!short && (
        <TextField
          label={t('User')}
          {...field('user')}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={t('Usually your email address.')}
        />
      )}
      <PasswordField
        label={t('Mailbox password')}
        {...field('password')}
        autoComplete="off"
        hint={
          hasPassword
            ? t('Saved. Type to replace it.')
            : t('Kept encrypted. For Gmail, make an app password.')
        }
      />
      {!short && (
        <TextField
          label={t('Sender address')}
          {...field('from')}
          inputMode="email"
          autoComplete="off"
          hint={t('Your server must allow this address.')}
        />
      )}
    </>
  )
}

function Outcome({ mail: { state, problem, to } }: { mail: Mail }) {
  if (state === 'sent')
    return (
      <p className="note">
        <CircleCheck className="icon-s" />
        <span>
          {t(
            'The mail server accepted it. If it does not reach {to} within two minutes, check your spam folder.',
            { to },
          )}
        </span>
      </p>
    )
  if (state === 'outbox')
    return <p className="note">{t('No mail server is set up, so the demo put it into its outbox.')}</p>
  return (
    <p className="field-error">
      <CircleAlert />
      <span>{problem && <MailProblem problem={problem} />}</span>
    </p>
  )
}

/** Sends a test email and shows its outcome. */
export function TestMail({ server: { form, test, trySending } }: { server: MailServerState }) {
  return (
    <div className="adm-test-mail">
      <Button look="line" busy={test.waiting} disabled={form.busy} onClick={trySending}>
        {t('Send me a test email')}
      </Button>
      <div role="status">{test.mail && !test.waiting && <Outcome mail={test.mail} />}</div>
    </div>
  )
}
