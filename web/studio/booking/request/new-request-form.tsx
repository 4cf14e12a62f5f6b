import { type BookingEntry, bookingEntry } from '../../../../contract/booking/booking.ts'
import { plainAmount } from '../../../../contract/shape/money.ts'
import { taka } from '../../../lib/format.ts'
import { fullDay } from '../../lib/days.ts'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { TextField, TextArea } from '../../../ui/field.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { t } from '../../../../language/t.ts'

const blank = {
  name: '',
  phone: '',
  email: '',
  serviceId: '',
  eventDate: '',
  startTime: '',
  endTime: '',
  price: '',
  address: '',
  note: '',
  confirm: false,
}

interface NewRequestFormProps {
  services: { value: string; label: string; price: number }[]
  /** The requested day, if known. */
  day?: string
  send: (entry: BookingEntry) => Promise<{ message: string; data: { _id: string } }>
  onSaved: (id: string) => void
}

/** The form for a request that came by phone or in person. */
export function NewRequestForm({ services, day = '', send, onSaved }: NewRequestFormProps) {
  const sendsEmail = useSendsEmail()
  const { form, saved, values, dirty, busy, submit, field, set } = useAdminForm({
    schema: bookingEntry,
    initial: { ...blank, serviceId: (services.length === 1 && services[0]?.value) || '', eventDate: day },
    prepare: (typed) => ({
      ...typed,
      startTime: typed.startTime || undefined,
      endTime: typed.endTime || undefined,
      price: plainAmount(typed.price) || undefined,
      confirm: typed.confirm && typed.email.trim() !== '',
    }),
    send,
    onSaved: ({ data }) => onSaved(data._id),
  })
  const service = services.find(({ value }) => value === values.serviceId)
  const hasEmail = values.email.trim() !== ''
  return (
    <form
      className="panel adm-narrow"
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t('New request')}
    >
      <div className="adm-block">
        <h2>{t('Client')}</h2>
        <TextField label={t('Name')} {...field('name')} maxLength={120} autoComplete="off" required />
        <div className="adm-pair">
          <TextField
            label={t('Phone')}
            type="tel"
            hint={t('A phone number or an email address is enough.')}
            {...field('phone')}
            maxLength={32}
            autoComplete="off"
          />
          <TextField
            label={t('Email')}
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
          {t('Send them a confirmation by email')}
        </label>
        {!sendsEmail && <p className="note">{t('The email waits for a mail server.')}</p>}
      </div>
      <div className="adm-block">
        <h2>{t('Booking')}</h2>
        <div className="adm-pair">
          <SelectField
            label={t('Service')}
            none={t('Choose a service')}
            options={services}
            hint={
              services.length === 0 && (
                <PageLink className="adm-link" to="/admin/services/add-service">
                  {t('Add a service first')}
                </PageLink>
              )
            }
            {...field('serviceId')}
          />
          <TextField
            label={t('Event date')}
            type="date"
            hint={/^\d{4}-\d\d-\d\d$/.test(values.eventDate) ? fullDay(values.eventDate) : undefined}
            {...field('eventDate')}
            required
          />
        </div>
        <div className="adm-pair adm-pair-keep">
          <TextField label={t('Start time')} type="time" optional {...field('startTime')} />
          <TextField label={t('Ends at')} type="time" optional {...field('endTime')} />
        </div>
        <div className="adm-pair">
          <TextField label={t('Place')} optional {...field('address')} maxLength={500} autoComplete="off" />
          <TextField
            label={t('Price')}
            optional
            prefix="৳"
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
            hint={
              service &&
              t('Leave empty for the price of the service: {price}.', { price: taka(service.price) })
            }
            {...field('price')}
          />
        </div>
        <TextArea
          label={t('Notes')}
          optional
          hint={t('Only you can see them.')}
          rows={3}
          maxLength={10_000}
          {...field('note')}
        />
      </div>
      <SaveBar dirty={dirty} busy={busy} verb={t('Save request')} cancel="/admin/request" />
      <LeaveGuard dirty={dirty} saved={saved} />
    </form>
  )
}
