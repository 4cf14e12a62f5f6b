import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useFormResult } from '../../../ui/use-form-result.ts'
import type { Changed } from './account-forms.tsx'
import { t } from '../../../../language/t.ts'

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const fetcher = useFetcher<Changed>()
  const { form, field } = useFormResult(fetcher.data?.result)
  return (
    <fetcher.Form method="post" data-needs-script className="form" {...form}>
      <input type="hidden" name="form" value="remove" />
      <fieldset className="field">
        <legend className="label">{t('Your reviews')}</legend>
        <div className="choices">
          <label>
            <input type="radio" name="reviews" value="keep" defaultChecked />
            {t('Keep them, without my name')}
          </label>
          <label>
            <input type="radio" name="reviews" value="remove" />
            {t('Remove them too')}
          </label>
        </div>
      </fieldset>
      <fieldset className="field">
        <legend className="label">{t('Your bookings and messages')}</legend>
        <div className="choices">
          <label>
            <input type="radio" name="requests" value="keep" defaultChecked />
            {t('Keep them, in case the studio still has to answer')}
          </label>
          <label>
            <input type="radio" name="requests" value="erase" />
            {t(
              'Erase them: messages are deleted, and my name, email, phone and address are removed from bookings',
            )}
          </label>
        </div>
      </fieldset>
      <TextField
        label={t('Your email address, to confirm')}
        {...field('confirm')}
        required
        autoComplete="off"
      />
      <PasswordField
        label={t('Your password, if you have one')}
        {...field('password')}
        autoComplete="current-password"
      />
      <div className="actions">
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          {t('Delete my account')}
        </Button>
        <Button look="line" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </fetcher.Form>
  )
}

export function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  return (
    <section>
      <h2>{t('Delete your account')}</h2>
      <p>
        {t(
          'You choose what happens to your reviews, bookings and messages. For its records, the studio keeps the service, dates and status of each booking.',
        )}
      </p>
      <p>
        <Button look="line" onClick={() => setAsking(true)}>
          {t('Delete my account')}
        </Button>
      </p>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('Delete your account?')}>
        <DeleteForm onCancel={() => setAsking(false)} />
      </Dialog>
    </section>
  )
}
