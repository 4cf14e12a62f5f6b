import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { Booking } from '../../../../contract/booking/booking.ts'
import { agreedTime } from '../../../../contract/booking/booking-state.ts'
import { t } from '../../../../language/t.ts'
import { ApiError } from '../../../lib/api.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { FormDialog } from '../../ui/action-dialog.tsx'
import { useForm } from '../../ui/use-form.ts'
import { AssistantCheck, DayAndTime } from '../day-fields.tsx'
import { DayWarnings, warningsAbout } from '../day-warnings.tsx'
import { freePlace } from '../free-place.ts'
import { useDays } from '../use-calendar-days.ts'

interface ConfirmBookingProps {
  booking: Booking
  lede: string
  onClose: () => void
}

/** The day, its start, and whether a second photographer goes if the first is taken. */
export function ConfirmBooking({ booking, lede, onClose }: ConfirmBookingProps) {
  const [wasRefused, setRefused] = useState(false)
  const { _id: id, name, eventDate, startTime, place } = booking
  const form = useForm({
    schema: agreedTime,
    initial: { eventDate, startTime: startTime ?? '', isSent: place > 0 },
    prepare: ({ eventDate: day, startTime: time, isSent }) => ({
      eventDate: day,
      startTime: time || undefined,
      place: isSent ? place || freePlace(day, onDay.bookings, id) : 0,
    }),
    send: async (body) => {
      try {
        return await signedCall(api.bookingState.confirm, { params: { id }, body })
      } catch (error) {
        if (error instanceof ApiError && error.fields.eventDate) setRefused(true)
        throw error
      }
    },
  })
  const { values, field, set } = form
  const onDay = useDays(values.eventDate)
  const warnings = warningsAbout(values.eventDate, onDay, id)
  return (
    <FormDialog
      title={t('Confirm {name}', { name })}
      lede={lede}
      verb={t('Confirm booking')}
      form={form}
      onClose={onClose}
    >
      <DayAndTime day={field('eventDate')} time={field('startTime')} />
      <DayWarnings warnings={warnings} />
      {(warnings.length > 0 || wasRefused || place > 0) && (
        <AssistantCheck checked={values.isSent} onChange={(isSent) => set('isSent', isSent)} />
      )}
    </FormDialog>
  )
}
