import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { bookingEntry } from '../../../../contract/booking/booking.ts'
import { plainAmount } from '../../../../contract/shape/money.ts'
import { t } from '../../../../language/t.ts'
import { taka } from '../../../lib/format.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { fullDay } from '../../lib/days.ts'
import { SaveBar } from '../../ui/save-bar.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { StudioForm } from '../../ui/studio-form.tsx'
import { useForm } from '../../ui/use-form.ts'
import { isDay } from '../use-calendar-days.ts'

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
}

/** The form for a request that came by phone or in person, perhaps for the day in the address. */
export function NewRequestForm({ services }: NewRequestFormProps) {
  const sendsEmail = useSendsEmail()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [key] = useState(randomKey)
  const form = useForm({
    schema: bookingEntry,
    initial: {
      ...blank,
      serviceId: (services.length === 1 && services[0]?.value) || '',
      eventDate: query.get('day') ?? '',
    },
    prepare: (typed) => ({
      ...typed,
      startTime: typed.startTime || undefined,
      endTime: typed.endTime || undefined,
      price: plainAmount(typed.price) || undefined,
      confirm: typed.confirm && typed.email.trim() !== '',
    }),
    send: (entry) => signedCall(api.booking.enter, { body: { ...entry, key } }),
    onSaved: ({ data }) => navigate(`/admin/request/view/${data._id}`, { replace: true }),
  })
  const { values, field, set } = form
  const service = services.find(({ value }) => value === values.serviceId)
  const hasEmail = values.email.trim() !== ''
  return (
    <StudioForm form={form} className="panel adm-narrow" aria-label={t('New request')}>
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
            hint={isDay(values.eventDate) ? fullDay(values.eventDate) : undefined}
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
      <SaveBar form={form} verb={t('Save request')} cancel="/admin/request" />
    </StudioForm>
  )
}
