import { useState } from 'react'
import { identity } from '../../lib/identity/current.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { t } from '../../../language/t.ts'

interface ResetDialogProps {
  open: boolean
  onClose: () => void
  /** What was typed into the sign-in form already. */
  email: string
  registerPath: string
}

export function ResetDialog({ open, onClose, email, registerPath }: ResetDialogProps) {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState(false)

  async function send(form: FormData) {
    const address = String(form.get('email')).trim()
    setWrong(!/.+@.+\..+/.test(address))
    if (!/.+@.+\..+/.test(address)) return
    setBusy(true)
    try {
      await (await identity()).sendPasswordReset(address)
      toast.success(t('Reset email sent successfully. Check your inbox/spam.'))
      onClose()
    } catch {
      toast.error(t('Something went wrong. Check you email and try again.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('Reset your password')}>
      <p>{t('Type the email address of your account, and a link to choose a new password comes by mail.')}</p>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(new FormData(event.currentTarget))
        }}
      >
        <TextField
          label={t('Email address')}
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={email}
          error={wrong ? t('Please enter a valid email address.') : undefined}
        />
        <div className="actions">
          <Button type="submit" busy={busy}>
            {t('Reset')}
          </Button>
          <ButtonLink to={registerPath} look="line">
            {t('Create account')}
          </ButtonLink>
        </div>
      </form>
    </Dialog>
  )
}
