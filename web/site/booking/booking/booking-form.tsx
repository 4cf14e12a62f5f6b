import { type FormEvent, type MouseEvent, useState, useSyncExternalStore } from 'react'
import type { useFetcher } from 'react-router'
import type { Booked } from '../../../../contract/booking/booking.ts'
import { dayInDhaka } from '../../../../contract/shape/dates.ts'
import { dayAndMonth, timeOfDay } from '../../../../contract/shape/day-words.ts'
import type { Viewer } from '../../../../contract/shape/identity.ts'
import { useSite } from '../../../lib/root-data.ts'
import type { FormResult } from '../../../lib/submit.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormProtection } from '../../../ui/form-protection.tsx'
import { FormNote } from '../../../ui/form-note.tsx'
import { useFormResult } from '../../../ui/use-form-result.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { Price } from '../../../ui/price.tsx'
import type { LoadedDays } from '../load-days.ts'
import { FirstFreeDay } from '../month-picker.tsx'
import { useDays } from '../use-days.ts'
import { type BookedService, PageTop, PanelHead, PickedDay, stepNames } from './step-head.tsx'
import { ChooseDay, dayAddress } from './choose-day.tsx'
import { DetailsFields } from './details-fields.tsx'
import { useChosenDay, useStartTime } from './use-chosen-day.ts'
import { steps, useStep } from './use-step.ts'

const never = () => () => undefined

/** Cached pages may be days old, so the first bookable day comes from the clock of the browser. */
const useToday = () => useSyncExternalStore(never, dayInDhaka, () => undefined)

export type BookingFetcher = ReturnType<typeof useFetcher<{ result: FormResult<Booked> }>>

interface BookingFormProps {
  service: BookedService
  days: LoadedDays
  viewer: Viewer | null
  fetcher: BookingFetcher
  result?: FormResult
}

const isShown = (element: Element) => element.getClientRects().length > 0

const continueWords = (date: string, time: string) => {
  if (!date) return t('Continue')
  const day = time ? `${dayAndMonth(date)}, ${timeOfDay(time)}` : dayAndMonth(date)
  return t('Continue with {day}', { day })
}

const Sum = ({ service }: { service: BookedService }) => (
  <dl className="booking-sum">
    <div>
      <dt lang={langOf(service.title)}>{service.title}</dt>
      <dd>
        <Price amount={service.price} />
      </dd>
    </div>
    <div>
      <dt>{t('Due now')}</dt>
      <dd>{t('Nothing')}</dd>
    </div>
  </dl>
)

export function BookingForm({ service, days: loaded, viewer, fetcher, result }: BookingFormProps) {
  const site = useSite()
  const days = useDays(service._id, loaded, result)
  const refused = result?.ok === false ? result : undefined
  /** A typed date that is taken can still be waited for. */
  const isRefusedDay = refused?.status === 409
  const day = useChosenDay(days, refused?.values.eventDate || refused?.values.day, service._id)
  // Before the focus moves to the invalid field, which has to be visible by then.
  const step = useStep(result, day.field.ref)
  const { form, field } = useFormResult(result)
  const { time, setTime } = useStartTime(days, day.date, service._id)
  const [isMissing, setMissing] = useState(false)
  const eventDate = field('eventDate')
  const names = stepNames(service.duration)
  const busy = fetcher.state !== 'idle'
  /** The second step requires a day. */
  const mayGoOn = (event: MouseEvent | FormEvent) => {
    setMissing(!day.date)
    if (day.date) return true
    event.preventDefault()
    day.field.ref.current?.focus()
    return false
  }
  /** In the first step, Enter leads to the second one instead of sending a half-filled form. */
  const sendOrGoOn = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter === null || isShown(submitter)) return
    const wait = event.currentTarget.querySelector<HTMLButtonElement>('.book-wait')
    if (!mayGoOn(event)) return
    event.preventDefault()
    if (wait && isShown(wait)) event.currentTarget.requestSubmit(wait)
    else window.location.hash = steps.details
  }
  return (
    <>
      <PanelHead duration={service.duration} />
      {site.notes.booking && (
        <p className="note" lang={langOf(site.notes.booking)}>
          {site.notes.booking}
        </p>
      )}
      <fetcher.Form
        method="post"
        className="form book-form"
        action="#book"
        data-step={step}
        onSubmit={sendOrGoOn}
        {...form}
      >
        <PageTop step={step} service={service} />
        <FormProtection result={result} />
        <input type="hidden" name="form" value="booking" />
        <input type="hidden" name="serviceId" value={service._id} />
        <input type="hidden" name="serviceTitle" value={service.title} />
        <section className="book-step book-day" id={steps.day} tabIndex={-1} aria-label={names.day}>
          <TextField
            label={t('Event date')}
            {...eventDate}
            error={eventDate.error ?? (isMissing && !day.date ? t('Choose a day first.') : undefined)}
            {...day.field}
            defaultValue={eventDate.defaultValue || refused?.values.day}
            type="date"
            min={useToday()}
          />
          {loaded.days && (
            <ChooseDay
              days={days}
              duration={service.duration}
              date={day.date}
              time={time}
              onDay={day.choose}
              onTime={setTime}
            />
          )}
        </section>
        <section className="book-step book-who" id={steps.details} tabIndex={-1} aria-label={names.details}>
          <PickedDay date={day.date} time={time} />
          <DetailsFields viewer={viewer} field={field} />
          <Sum service={service} />
        </section>
        <div className="booking-send book-acts">
          <FormNote result={result} />
          <a className="btn btn-accent btn-wide book-on" href={`#${steps.details}`} onClick={mayGoOn}>
            {continueWords(day.date, time)}
          </a>
          <Button type="submit" look="accent" wide className="book-go" busy={busy}>
            {t('Book Now')}
          </Button>
          <Button
            type="submit"
            name="waiting"
            value="true"
            formNoValidate
            look={isRefusedDay ? 'line' : 'accent'}
            wide
            className={isRefusedDay ? 'book-wait asked' : 'book-wait'}
            busy={busy}
          >
            {t('Notify me if it becomes free')}
          </Button>
          <FirstFreeDay days={days} onChoose={day.choose} addressOf={dayAddress} />
        </div>
      </fetcher.Form>
    </>
  )
}
