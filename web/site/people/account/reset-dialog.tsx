import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { identity } from '../../../lib/identity/current.ts'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { type FormResult, invalidResult } from '../../../lib/submit.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormNote } from '../../../ui/form-note.tsx'
import { toast } from '../../../ui/toast.ts'
import { useFormResult } from '../../../ui/use-form-result.ts'
import { t } from '../../../../language/t.ts'

/** Firebase sends these emails itself. */
function useSendsReset() {
  const root = useRouteLoaderData('root') as { firebase?: object } | undefined
  return useSendsEmail() || root?.firebase !== undefined
}

interface ResetFormProps {
  onSent: (result: FormResult) => void
  /** The address from the sign-in form. */
  email: string
  registerPath: string
}

interface ResetDialogProps extends ResetFormProps {
  open: boolean
  onClose: () => void
}

async function sendReset(email: string): Promise<FormResult> {
  if (!/.+@.+\..+/.test(email))
    return invalidResult({ email }, { email: 'Please enter a valid email address.' })
  try {
    await (await identity()).sendPasswordReset(email)
  } catch {
    const message = t('Something went wrong. Check you email and try again.')
    toast.error(message)
    return { ok: false, message, fields: {}, values: { email }, status: 503 }
  }
  const message = t('Reset email sent successfully. Check your inbox/spam.')
  toast.success(message)
  return { ok: true, message }
}

function ResetForm({ onSent, email, registerPath }: ResetFormProps) {
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<FormResult>()
  const { form, field } = useFormResult(result)
  const typed = field('email')

  async function send(address: string) {
    setBusy(true)
    setResult(undefined)
    const outcome = await sendReset(address)
    setBusy(false)
    if (outcome.ok) onSent(outcome)
    else setResult(outcome)
  }

  return (
    <form
      className="form"
      {...form}
      onSubmit={(event) => {
        event.preventDefault()
        void send(String(new FormData(event.currentTarget).get('email')).trim())
      }}
    >
      <TextField
        label={t('Email address')}
        {...typed}
        type="email"
        required
        autoComplete="email"
        defaultValue={typed.defaultValue ?? email}
      />
      <FormNote result={result} alone />
      <div className="actions">
        <Button type="submit" busy={busy}>
          {t('Reset')}
        </Button>
        <ButtonLink to={registerPath} look="line">
          {t('Create account')}
        </ButtonLink>
      </div>
    </form>
  )
}

export function ResetDialog({ open, onClose, ...props }: ResetDialogProps) {
  const sendsEmail = useSendsReset()
  return (
    <Dialog open={open} onClose={onClose} title={t('Reset your password')}>
      {sendsEmail ? (
        <>
          <p>
            {t(
              'Enter the email address of your account. You will get an email with a link to choose a new password.',
            )}
          </p>
          <ResetForm {...props} />
        </>
      ) : (
        <>
          <p>
            {t('This site cannot send email yet, so a link cannot reach you. Please contact me instead.')}
          </p>
          <div className="actions">
            <ButtonLink to="/contact">{t('Contact Me')}</ButtonLink>
          </div>
        </>
      )}
    </Dialog>
  )
}
