import { useState } from 'react'
import type { Booking } from '../../../../contract/booking/booking.ts'
import { type AgreedTime, agreedTime } from '../../../../contract/booking/booking-state.ts'
import { fullDay } from '../../lib/days.ts'
import { ApiError } from '../../../lib/api.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { DayWarnings, warningsAbout } from '../day-warnings.tsx'
import { freePlace } from '../free-place.ts'
import { useDays } from '../use-calendar-days.ts'
import { t } from '../../../../language/t.ts'

interface TimeDialogProps {
  booking: Booking
  title: string
  lede: string
  verb: string
  send: (time: AgreedTime) => Promise<{ message: string }>
  onClose: () => void
  onSaved: () => void
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** The day, its start, and whether a second photographer goes if the first is taken. */
export function TimeDialog({ booking, title, lede, verb, send, onClose, onSaved }: TimeDialogProps) {
  const [wasRefused, setRefused] = useState(false)
  const { _id, eventDate, startTime, place } = booking
  const form = useAdminForm({
    schema: agreedTime,
    initial: { eventDate, startTime: startTime ?? '', isSent: place > 0 },
    prepare: ({ eventDate: day, startTime: time, isSent }) => ({
      eventDate: day,
      startTime: time || undefined,
      place: isSent ? place || freePlace(day, onDay.bookings, _id) : 0,
    }),
    send: async (time) => {
      try {
        return await send(time)
      } catch (error) {
        if (error instanceof ApiError && error.fields.eventDate) setRefused(true)
        throw error
      }
    },
    onSaved,
  })
  const { values, field, set } = form
  const onDay = useDays(values.eventDate)
  const warnings = warningsAbout(values.eventDate, onDay, _id)
  return (
    <FormDialog
      title={title}
      lede={lede}
      verb={verb}
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <div className="adm-pair adm-pair-keep">
        <TextField
          label={t('Day')}
          type="date"
          {...field('eventDate')}
          hint={isDay(values.eventDate) ? fullDay(values.eventDate) : undefined}
          required
        />
        <TextField
          label={t('Start time')}
          type="time"
          optional
          {...field('startTime')}
          hint={t('Leave empty for the first free time.')}
        />
      </div>
      <DayWarnings warnings={warnings} />
      {(warnings.length > 0 || wasRefused || place > 0) && (
        <label className="adm-check">
          <input
            type="checkbox"
            checked={values.isSent}
            onChange={({ target }) => set('isSent', target.checked)}
          />
          {t('Send an assistant')}
        </label>
      )}
    </FormDialog>
  )
}
