import { useState } from 'react'
import { identity } from '../../lib/identity/current.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'

const sent = 'Reset email sent successfully. Check your inbox/spam.'
const failed = 'Something went wrong. Check you email and try again.'

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
      toast.success(sent)
      onClose()
    } catch {
      toast.error(failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title="Reset your password">
      <p>Type the email address of your account, and a link to choose a new password comes by mail.</p>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(new FormData(event.currentTarget))
        }}
      >
        <TextField
          label="Email address"
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={email}
          error={wrong ? 'Please enter a valid email address.' : undefined}
        />
        <div className="actions">
          <Button type="submit" busy={busy}>
            Reset
          </Button>
          <ButtonLink to={registerPath} look="line">
            Create account
          </ButtonLink>
        </div>
      </form>
    </Dialog>
  )
}
