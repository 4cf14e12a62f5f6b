import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Booked } from '../../../../contract/booking/booking.ts'
import type { Viewer } from '../../../../contract/shape/identity.ts'
import type { FormResult } from '../../../lib/submit.ts'
import type { LoadedDays } from '../load-days.ts'
import type { BookedService } from './step-head.tsx'
import { BookingForm } from './booking-form.tsx'
import { BookingSent } from './booking-sent.tsx'
import { forgetChosen } from './use-chosen-day.ts'
import { steps } from './use-step.ts'

interface BookingProps {
  service: BookedService
  days: LoadedDays
  viewer: Viewer | null
  /** The result of a form sent without script. */
  result?: FormResult<Booked>
}

interface OneBookingProps extends BookingProps {
  onAnother: () => void
}

function OneBooking({ result, onAnother, ...props }: OneBookingProps) {
  const fetcher = useFetcher<{ result: FormResult<Booked> }>()
  const outcome = fetcher.data?.result ?? result
  const isSent = outcome?.ok === true
  const { _id } = props.service
  useEffect(() => {
    if (isSent) forgetChosen(_id)
  }, [isSent, _id])
  if (outcome?.ok && outcome.data) {
    return (
      <div className="panel booking">
        <BookingSent
          booked={outcome.data}
          serviceTitle={props.service.title}
          message={outcome.message}
          onAnother={onAnother}
        />
      </div>
    )
  }
  return (
    <div className="panel booking book-panel">
      <BookingForm {...props} fetcher={fetcher} result={outcome} />
    </div>
  )
}

/** The form, replaced by a receipt once the request is stored. */
export function Booking({ result, ...props }: BookingProps) {
  const [round, setRound] = useState(0)
  useEffect(() => {
    // Another request begins with choosing a day.
    if (round > 0) window.location.hash = steps.day
  }, [round])
  return (
    <OneBooking
      {...props}
      key={round}
      result={round === 0 ? result : undefined}
      onAnother={() => setRound(round + 1)}
    />
  )
}
