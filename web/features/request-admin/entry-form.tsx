import { type BookingEntry, bookingEntry } from '../../../contract/booking.ts'
import { fullDay } from '../../lib/admin/days.ts'
import { TextField, TextArea } from '../../ui/field.tsx'
import { LeaveGuard } from '../../ui/admin/leave-guard.tsx'
import { SaveBar } from '../../ui/admin/save-bar.tsx'
import { SelectField } from '../../ui/admin/select-field.tsx'
import { useAdminForm } from '../../ui/admin/use-admin-form.ts'

const blank = {
  name: '',
  phone: '',
  email: '',
  serviceId: '',
  eventDate: '',
  address: '',
  note: '',
  confirm: false,
}

interface EntryFormProps {
  services: { value: string; label: string }[]
  send: (entry: BookingEntry) => Promise<{ message: string; data: { _id: string } }>
  onSaved: (id: string) => void
}

/** A request that came by phone or in person, as the owner writes it down. */
export function EntryForm({ services, send, onSaved }: EntryFormProps) {
  const { form, saved, values, dirty, busy, submit, field, set } = useAdminForm({
    schema: bookingEntry,
    initial: blank,
    prepare: (typed) => ({ ...typed, confirm: typed.confirm && typed.email.trim() !== '' }),
    send,
    onSaved: ({ data }) => onSaved(data._id),
  })
  const hasEmail = values.email.trim() !== ''
  return (
    <form
      className="panel adm-narrow"
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label="New request"
    >
      <div className="adm-block">
        <h2>Who asks</h2>
        <TextField label="Name" {...field('name')} maxLength={120} autoComplete="off" required />
        <div className="adm-pair">
          <TextField
            label="Phone"
            type="tel"
            hint="Phone or email: one of them is enough."
            {...field('phone')}
            maxLength={32}
            autoComplete="off"
          />
          <TextField
            label="Email"
            type="email"
            optional
            {...field('email')}
            maxLength={254}
            autoComplete="off"
          />
        </div>
        <label className="adm-check">
          <input
            type="checkbox"
            checked={values.confirm && hasEmail}
            disabled={!hasEmail}
            onChange={({ target }) => set('confirm', target.checked)}
          />
          Send them a confirmation by email
        </label>
      </div>
      <div className="adm-block">
        <h2>What is asked for</h2>
        <div className="adm-pair">
          <SelectField label="Service" none="Choose a service" options={services} {...field('serviceId')} />
          <TextField
            label="Event date"
            type="date"
            hint={/^\d{4}-\d\d-\d\d$/.test(values.eventDate) ? fullDay(values.eventDate) : undefined}
            {...field('eventDate')}
            required
          />
        </div>
        <TextField label="Address" optional {...field('address')} maxLength={500} autoComplete="off" />
        <TextArea
          label="Notes"
          optional
          hint="Only you see them."
          rows={3}
          maxLength={10_000}
          {...field('note')}
        />
      </div>
      <SaveBar dirty={dirty} busy={busy} verb="Save request" cancel="/admin/request" />
      <LeaveGuard dirty={dirty} saved={saved} />
    </form>
  )
}
