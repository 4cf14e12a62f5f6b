import { useId, useState } from 'react'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/dates.ts'
import type { ShownBooking } from '../../../contract/booking.ts'
import { moveInput } from '../../../contract/booking-state.ts'
import { isHolding } from '../../../contract/booking-status.ts'
import { fullDay, shortDay } from '../../lib/admin/days.ts'
import { ApiError } from '../../lib/api.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { useSendsEmail } from '../../lib/site.ts'
import { FormDialog } from '../../ui/admin/form-dialog.tsx'
import { useAdminForm } from '../../ui/admin/use-admin-form.ts'
import { useDays } from '../../ui/admin/use-days.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { t } from '../../../language/t.ts'
import { DayWarnings, warningsAbout } from './day-warnings.tsx'

interface MoveDialogProps {
  booking: ShownBooking
  /** The day to begin with, where it is not the one that the booking has. */
  day?: string
  onClose: () => void
  onSaved: () => void
}

interface ChoiceProps {
  label: string
  note: string
  checked: boolean
  onChoose: () => void
}

function Choice({ label, note, checked, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div className="adm-choice">
      <label className="adm-check">
        <input type="radio" name="how" checked={checked} onChange={onChoose} aria-describedby={id} />
        {label}
      </label>
      <p className="note" id={id}>
        {note}
      </p>
    </div>
  )
}

interface HowProps {
  ask: boolean
  booking: ShownBooking
  onChange: (ask: boolean) => void
}

/** Whether the client is asked first, or told. */
const How = ({ ask, booking, onChange }: HowProps) => (
  <fieldset className="adm-how">
    <legend className="label">{t('How')}</legend>
    <Choice
      label={t('Ask the client to agree')}
      note={
        isHolding(booking.status)
          ? t('{day} stays theirs until they say yes. The new day is held for 3 days.', {
              day: shortDay(booking.eventDate),
            })
          : t('The new day is held for 3 days.')
      }
      checked={ask}
      onChoose={() => onChange(true)}
    />
    <Choice
      label={
        useSendsEmail() ? t('Move now and tell the client') : t('Move now and tell the client on their page')
      }
      note={t('If you have already agreed on it.')}
      checked={!ask}
      onChoose={() => onChange(false)}
    />
  </fieldset>
)

/** Another day for a booking. A closed or taken one needs a second word; the client is asked, or told. */
export function MoveDialog({ booking, day = booking.eventDate, onClose, onSaved }: MoveDialogProps) {
  const [refusedDay, setRefusedDay] = useState<string | null>(null)
  const { _id: id, name, serviceTitle, eventDate, startTime, situation } = booking
  const form = useAdminForm({
    schema: moveInput,
    initial: {
      eventDate: day,
      startTime: startTime ?? '',
      ask: situation.paid > 0 || !isHolding(booking.status),
      anyway: false,
      message: '',
    },
    prepare: ({ startTime: time, ...rest }) => ({ ...rest, startTime: time || undefined, place: undefined }),
    send: async (body) => {
      try {
        return await signedCall(api.bookingState.move, { params: { id }, body })
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && error.fields.eventDate)
          setRefusedDay(body.eventDate)
        throw error
      }
    },
    onSaved,
  })
  const { values, field, set } = form
  const warnings = warningsAbout(values.eventDate, useDays(values.eventDate), id)
  const needsSecondWord = warnings.length > 0 || refusedDay === values.eventDate
  const shownDay = /^\d{4}-\d\d-\d\d$/.test(values.eventDate) ? shortDay(values.eventDate) : ''
  const verb = values.ask ? t('Propose {day}', { day: shownDay }) : t('Move to {day}', { day: shownDay })
  return (
    <FormDialog
      title={t('Move to another day')}
      lede={t('{name}, {service}. Now on {day}.', { name, service: serviceTitle, day: fullDay(eventDate) })}
      verb={verb}
      cancel={t('Keep {day}', { day: shortDay(eventDate) })}
      look={values.anyway ? 'ink' : 'accent'}
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <div className="adm-pair adm-pair-keep">
        <TextField label={t('Day')} type="date" min={dayInDhaka()} {...field('eventDate')} required />
        <TextField
          label={t('Start time')}
          type="time"
          optional
          {...field('startTime')}
          hint={t('Leave empty for the first free time.')}
        />
      </div>
      <DayWarnings warnings={warnings} />
      {needsSecondWord && (
        <label className="adm-check">
          <input
            type="checkbox"
            checked={values.anyway}
            onChange={({ target }) => set('anyway', target.checked)}
          />
          {t('Move anyway')}
        </label>
      )}
      <How ask={values.ask} booking={booking} onChange={(ask) => set('ask', ask)} />
      {values.ask && (
        <TextArea
          label={t('Message to the client')}
          optional
          rows={3}
          maxLength={2000}
          {...field('message')}
        />
      )}
    </FormDialog>
  )
}
