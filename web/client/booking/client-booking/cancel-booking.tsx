import type { ClientBooking } from '../../../../contract/booking/client-booking.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import { dayAndMonth } from '../../../../contract/shape/day-words.ts'
import { t } from '../../../../language/t.ts'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { FormNote } from '../../../ui/form-note.tsx'
import { useFormResult } from '../../../ui/use-form-result.ts'
import { type SentForm, useClientForm } from './use-client-form.ts'

/** Explains what cancelling means before it asks. */
export function CancelBooking({ page, sent }: { page: ClientBooking; sent?: SentForm }) {
  const { Form, busy, result } = useClientForm('cancel', sent)
  const sendsEmail = useSendsEmail()
  const { form, field } = useFormResult(result)
  const { booking, cancelUntil, mayCancel, paid, comesBack } = page
  const day = dayAndMonth(booking.eventDate)
  if (!mayCancel)
    return (
      <p className="note">
        {t('You could cancel online until {day}. Please write or call, and we will find a solution.', {
          day: cancelUntil ? dayAndMonth(cancelUntil) : day,
        })}
      </p>
    )
  return (
    <Form method="post" className="form" {...form}>
      <FormNote result={result} />
      {paid > 0 && (
        <p className="note">
          {comesBack > 0
            ? t('You have paid {paid}. I will refund {sum} the way you paid, within five working days.', {
                paid: formatPaisa(paid),
                sum: formatPaisa(comesBack),
              })
            : t('You have paid {paid}. It is not refunded if you cancel.', { paid: formatPaisa(paid) })}
        </p>
      )}
      <p className="note">
        {[
          t('{day} becomes available to others right away.', { day }),
          sendsEmail && t('We both get a confirmation by email.'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <input type="hidden" name="form" value="cancel" />
      <TextArea
        label={t('Why are you cancelling?')}
        {...field('message')}
        optional
        rows={2}
        maxLength={2000}
      />
      <Button type="submit" look="line" wide busy={busy}>
        {t('Cancel my booking')}
      </Button>
    </Form>
  )
}
