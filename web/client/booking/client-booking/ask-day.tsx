import { useState } from 'react'
import { isHolding } from '../../../../contract/booking/booking-status.ts'
import type { ClientBooking } from '../../../../contract/booking/client-booking.ts'
import { dayAndMonth, timeOfDay } from '../../../../contract/shape/day-words.ts'
import { t } from '../../../../language/t.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormNote } from '../../../ui/form-note.tsx'
import type { LoadedDays } from '../../../site/booking/load-days.ts'
import { FirstFreeDay, MonthPicker } from '../../../site/booking/month-picker.tsx'
import { useDays } from '../../../site/booking/use-days.ts'
import { useFormResult } from '../../../ui/use-form-result.ts'
import { type SentForm, useClientForm } from './use-client-form.ts'

interface AskDayProps {
  booking: ClientBooking['booking']
  loaded: LoadedDays
  /** The secret key of the page, for the links to other months. */
  pageKey: string
  sent?: SentForm
}

/** Another day, chosen in the month. The booking keeps its day until the owner agrees. */
export function AskDay({ booking, loaded, pageKey, sent }: AskDayProps) {
  const { Form, busy, result } = useClientForm('ask', sent)
  const { form, field } = useFormResult(result)
  const days = useDays(booking.serviceId ?? '', loaded, result)
  const [chosen, setChosen] = useState('')
  const times = days.day(chosen)?.times ?? []
  const { error } = field('eventDate')
  const addressOf = (query: string) => `?key=${encodeURIComponent(pageKey)}&${query}#another-day`
  return (
    <Form method="post" className="form" {...form}>
      <FormNote result={result} />
      {isHolding(booking.status) && (
        <p className="note">
          {t('{day} stays yours until I have said yes.', { day: dayAndMonth(booking.eventDate) })}
        </p>
      )}
      <input type="hidden" name="form" value="ask" />
      <MonthPicker
        days={days}
        chosen={chosen}
        own={booking.eventDate}
        onChoose={setChosen}
        addressOf={addressOf}
      />
      <FirstFreeDay days={days} onChoose={setChosen} addressOf={addressOf} />
      {error && <p className="field-error">{error}</p>}
      {times.length > 0 && (
        <label className="field">
          <span className="label">{t('Start time')}</span>
          <select className="input" name="startTime">
            {times.map((time) => (
              <option key={time} value={time}>
                {timeOfDay(time)}
              </option>
            ))}
          </select>
        </label>
      )}
      <TextField label={t('Reason')} {...field('message')} optional maxLength={2000} />
      <Button type="submit" look="accent" wide busy={busy}>
        {chosen ? t('Ask for {day}', { day: dayAndMonth(chosen) }) : t('Ask for this day')}
      </Button>
    </Form>
  )
}
