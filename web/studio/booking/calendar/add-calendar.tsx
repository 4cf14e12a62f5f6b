import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { outsideCalendarInput } from '../../../../contract/booking/outside-calendar.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { t } from '../../../../language/t.ts'

const blank = { name: '', address: '' }

/** Adds a calendar by its link; afterwards the form is empty again. */
export function AddCalendar({ onSaved }: { onSaved: () => void }) {
  const [added, setAdded] = useState(0)
  return (
    <AddForm
      key={added}
      onSaved={() => {
        setAdded(added + 1)
        onSaved()
      }}
    />
  )
}

function AddForm({ onSaved }: { onSaved: () => void }) {
  const { form, busy, submit, field } = useAdminForm({
    schema: outsideCalendarInput,
    initial: blank,
    send: (body) => signedCall(api.outsideCalendar.add, { body }),
    onSaved,
  })
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('Add a calendar')}>
      <TextField
        label={t('Name')}
        placeholder={t('Family')}
        {...field('name')}
        maxLength={80}
        autoComplete="off"
      />
      <TextField
        label={t('Calendar link')}
        type="url"
        placeholder="https://… .ics"
        {...field('address')}
        autoComplete="off"
        hint={t('Only busy times are read, never what they are for. Visitors see those hours as booked.')}
      />
      <div className="adm-gap">
        <Button look="line" type="submit" busy={busy}>
          {t('Add calendar')}
        </Button>
      </div>
    </form>
  )
}
