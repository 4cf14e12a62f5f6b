import type { AskedDay, ClientBooking } from '../../../../contract/booking/client-booking.ts'
import { dayAndMonth, longDay, timeOfDay } from '../../../../contract/shape/day-words.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { Button } from '../../../ui/button.tsx'
import { FormNote } from '../../../ui/form-note.tsx'
import { type ClientForm, type SentForm, useClientForm } from './use-client-form.ts'

interface TwoAnswersProps {
  form: ClientForm
  sent?: SentForm
  yes: [value: string, label: string]
  no: [value: string, label: string]
}

/** Two answers, one button each. */
function TwoAnswers({ form, sent, yes, no }: TwoAnswersProps) {
  const { Form, busy, result } = useClientForm(form, sent)
  return (
    <Form method="post" className="mine-pair">
      <FormNote result={result} />
      <input type="hidden" name="form" value={form} />
      <Button type="submit" look="accent" name="answer" value={yes[0]} busy={busy}>
        {yes[1]}
      </Button>
      <Button type="submit" look="line" name="answer" value={no[0]} busy={busy}>
        {no[1]}
      </Button>
    </Form>
  )
}

export const HeldDay = ({ booking, sent }: { booking: ClientBooking['booking']; sent?: SentForm }) => (
  <TwoAnswers
    form="hold"
    sent={sent}
    yes={['accept', t('Yes, I want {day}', { day: dayAndMonth(booking.eventDate) })]}
    no={['release', t('I no longer need it')]}
  />
)

interface OtherDayProps {
  asked: AskedDay
  booking: ClientBooking['booking']
  sent?: SentForm
}

/** The other day that was proposed, until it is answered. */
export function OtherDay({ asked, booking, sent }: OtherDayProps) {
  const { by, eventDate, startTime, message } = asked
  const day = startTime ? `${longDay(eventDate)}, ${timeOfDay(startTime)}` : longDay(eventDate)
  const currentDay = dayAndMonth(booking.eventDate)
  return (
    <div className="mine-other">
      <h3>{by === 'client' ? t('You asked for {day}', { day }) : t('I propose {day}', { day })}</h3>
      {message && <blockquote lang={langOf(message)}>{message}</blockquote>}
      <p>
        {by === 'client'
          ? t('{day} stays yours until I have answered.', { day: currentDay })
          : t('{day} stays yours until you have answered.', { day: currentDay })}
      </p>
      {by === 'owner' && (
        <TwoAnswers
          form="answer"
          sent={sent}
          yes={['accept', t('Yes, I want {day}', { day: dayAndMonth(eventDate) })]}
          no={['keep', t('Keep {day}', { day: currentDay })]}
        />
      )}
    </div>
  )
}
