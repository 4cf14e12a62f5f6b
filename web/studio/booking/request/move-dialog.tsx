import { useId, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { ShownBooking } from '../../../../contract/booking/booking.ts'
import { moveInput } from '../../../../contract/booking/booking-state.ts'
import { isHolding } from '../../../../contract/booking/booking-status.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import { monthOf } from '../../../../contract/shape/month.ts'
import { t } from '../../../../language/t.ts'
import { ApiError } from '../../../lib/api.ts'
import { langOf } from '../../../lib/lang.ts'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { MonthPicker } from '../../../site/booking/month-picker.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { fullDay, longDay, shortDay } from '../../lib/days.ts'
import { FormDialog } from '../../ui/action-dialog.tsx'
import { Check, TriangleAlert } from '../../ui/icons.tsx'
import { useForm } from '../../ui/use-form.ts'
import { DayAndTime } from '../day-fields.tsx'
import { warningsAbout } from '../day-warnings.tsx'
import { isDay, useDays } from '../use-calendar-days.ts'
import { useMonth } from './use-month.ts'

interface MoveDialogProps {
  booking: ShownBooking
  /** The initially chosen day, if it is not that of the booking. */
  day?: string
  onClose: () => void
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

/** Whether the client is asked first or only informed. */
function How({ ask, booking: { name, status, eventDate, situation }, onChange }: HowProps) {
  const { paid } = situation
  return (
    <fieldset className="adm-how">
      <legend className="label">
        {paid > 0 ? t('{name} has paid {sum}', { name, sum: formatPaisa(paid) }) : t('How')}
      </legend>
      <Choice
        label={t('Ask {name} to agree', { name })}
        note={
          isHolding(status)
            ? t('{day} stays theirs until they say yes. The new day is held for 3 days.', {
                day: shortDay(eventDate),
              })
            : t('The new day is held for 3 days.')
        }
        checked={ask}
        onChoose={() => onChange(true)}
      />
      <Choice
        label={t('Move now and tell {name}', { name })}
        note={t('If you have already agreed on it.')}
        checked={!ask}
        onChoose={() => onChange(false)}
      />
    </fieldset>
  )
}

interface WarningProps {
  day: string
  warnings: string[]
  anyway: boolean
  onChange: (anyway: boolean) => void
}

/** Who has the day, and the checkbox to confirm it anyway. */
const Warning = ({ day, warnings, anyway, onChange }: WarningProps) => (
  <div className="adm-warn">
    <TriangleAlert />
    <div>
      <b>{t('{day} is not free.', { day })}</b>
      {warnings.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <label className="adm-check">
        <input type="checkbox" checked={anyway} onChange={({ target }) => onChange(target.checked)} />
        {t('Move anyway')}
      </label>
    </div>
  </div>
)

interface PreviewProps {
  booking: ShownBooking
  day: string
  ask: boolean
  message: string
}

/** A preview of the email: both days, the old one struck through. */
function Preview({ booking: { name, email, eventDate }, day, ask, message }: PreviewProps) {
  const isMailed = useSendsEmail() && email !== ''
  const id = useId()
  return (
    <section className="adm-gets" aria-labelledby={id}>
      <header>
        <h3 id={id}>{t('What {name} gets', { name })}</h3>
        <span>{isMailed ? t('by email and on their page') : t('on their page')}</span>
      </header>
      <div>
        <b>{ask ? t('May I move your day?') : t('Your booking has a new date')}</b>
        <dl>
          <dt>{t('Old day')}</dt>
          <dd>
            <s>{fullDay(eventDate)}</s>
          </dd>
          <dt>{t('New day')}</dt>
          <dd>{fullDay(day)}</dd>
        </dl>
        {ask && message && <p lang={langOf(message)}>{message}</p>}
      </div>
    </section>
  )
}

function verbOf(day: string, { ask, anyway }: { ask: boolean; anyway: boolean }) {
  if (ask) return anyway ? t('Propose {day} anyway', { day }) : t('Propose {day}', { day })
  return anyway ? t('Move to {day} anyway', { day }) : t('Move to {day}', { day })
}

/** Moves a booking to another day. Closed and taken days need a confirmation; the client is asked or informed. */
export function MoveDialog({ booking, day = booking.eventDate, onClose }: MoveDialogProps) {
  const [refusedDay, setRefusedDay] = useState<string | null>(null)
  const { _id: id, name, serviceTitle, eventDate, startTime, situation } = booking
  const form = useForm({
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
  })
  const { values, field, set } = form
  const { ask, anyway } = values
  const chosen = isDay(values.eventDate) ? values.eventDate : eventDate
  const onDay = useDays(chosen)
  const days = useMonth(id, day)
  const isOther = chosen !== eventDate || values.startTime !== (startTime ?? '')
  const isPast = isOther && chosen < days.today
  const warnings = warningsAbout(chosen, onDay, id)
  const needsSecondWord = isOther && !isPast && (warnings.length > 0 || refusedDay === chosen)
  const choose = (date: string) => {
    set('eventDate', date)
    set('anyway', false)
    if (isDay(date) && date >= days.today) days.show(monthOf(date))
  }
  return (
    <FormDialog
      title={t('Move to another day')}
      lede={t('{name}, {service}. Now on {day}.', { name, service: serviceTitle, day: fullDay(eventDate) })}
      verb={isOther ? verbOf(shortDay(chosen), values) : t('Choose a day')}
      cancel={t('Keep {day}', { day: shortDay(eventDate) })}
      look={anyway ? 'ink' : 'accent'}
      isGrave
      isWide
      isBlocked={!isOther || isPast || (needsSecondWord && !anyway)}
      form={form}
      onClose={onClose}
    >
      <div className="adm-move">
        <div>
          <MonthPicker days={days} chosen={chosen} own={eventDate} onChoose={choose} anyDay wholeDay />
          <DayAndTime
            day={{
              ...field('eventDate'),
              ...(isPast && { error: t('The event date cannot be in the past.') }),
              min: days.today,
              hint: undefined,
              onChange: ({ target }) => choose(target.value),
            }}
            time={field('startTime')}
          />
        </div>
        <div>
          {needsSecondWord && (
            <Warning
              day={longDay(chosen)}
              warnings={warnings}
              anyway={anyway}
              onChange={(on) => set('anyway', on)}
            />
          )}
          {isOther && !isPast && !needsSecondWord && onDay.from === chosen && (
            <p className="adm-warn adm-fine">
              <Check />
              <b>{t('{day} is free.', { day: longDay(chosen) })}</b>
            </p>
          )}
          <How ask={ask} booking={booking} onChange={(next) => set('ask', next)} />
          {ask && (
            <TextArea
              label={t('Message to the client')}
              optional
              rows={2}
              maxLength={2000}
              {...field('message')}
            />
          )}
          {isOther && !isPast && (
            <Preview booking={booking} day={chosen} ask={ask} message={values.message} />
          )}
        </div>
      </div>
    </FormDialog>
  )
}
