import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useFormResult } from '../../ui/use-form-result.ts'
import type { Changed } from './account-forms.tsx'

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const fetcher = useFetcher<Changed>()
  const { form, field } = useFormResult(fetcher.data?.result)
  return (
    <fetcher.Form method="post" className="form" {...form}>
      <input type="hidden" name="form" value="remove" />
      <fieldset className="field">
        <legend className="label">Your reviews</legend>
        <div className="choices">
          <label>
            <input type="radio" name="reviews" value="keep" defaultChecked />
            Keep them, without my name
          </label>
          <label>
            <input type="radio" name="reviews" value="remove" />
            Remove them too
          </label>
        </div>
      </fieldset>
      <fieldset className="field">
        <legend className="label">Your bookings and messages</legend>
        <div className="choices">
          <label>
            <input type="radio" name="requests" value="keep" defaultChecked />
            Leave them with the studio, which may still have to answer
          </label>
          <label>
            <input type="radio" name="requests" value="erase" />
            Erase them: messages go, bookings lose my name, email, phone and address
          </label>
        </div>
      </fieldset>
      <TextField label="Your email address, to confirm" {...field('confirm')} required autoComplete="off" />
      <PasswordField
        label="Your password, if you have one"
        {...field('password')}
        autoComplete="current-password"
      />
      <div className="actions">
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          Delete my account
        </Button>
        <Button look="line" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fetcher.Form>
  )
}

export function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  return (
    <section>
      <h2>Delete your account</h2>
      <p>
        You choose what becomes of your reviews, bookings and messages. Of a booking the studio’s books keep
        the service, the days and the status.
      </p>
      <p>
        <Button look="line" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </p>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Delete your account?">
        <DeleteForm onCancel={() => setAsking(false)} />
      </Dialog>
    </section>
  )
}
