import { api } from '../../../../contract/api.ts'
import { isHolding } from '../../../../contract/booking/booking-status.ts'
import { blockedDaysInput } from '../../../../contract/booking/calendar.ts'
import type { Repetition } from '../../../../contract/booking/repetition.ts'
import { weekdayOf } from '../../../../contract/shape/zone.ts'
import { plural, t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { TextField } from '../../../ui/field.tsx'
import { daysBetween, shortDay } from '../../lib/days.ts'
import { FormDialog } from '../../ui/action-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useForm } from '../../ui/use-form.ts'
import { DayWarnings } from '../day-warnings.tsx'
import { useDays } from '../use-calendar-days.ts'
import { weekDays } from '../week-words.ts'

interface BlockDialogProps {
  from: string
  to: string
  onClose: () => void
}

const verbOf = (from: string, to: string, repeat: string) => {
  const days = daysBetween(from, to) + 1
  if (repeat === 'week' && days === 1)
    return t('Block every {weekday}', { weekday: t(weekDays[weekdayOf(from)]!) })
  if (repeat === 'week') return t('Block every week')
  if (repeat === 'year') return t('Block every year')
  return days > 0 ? plural(days, 'Block {n} day', 'Block {n} days') : t('Block days')
}

const repetitionOptions = () => [
  { value: 'week', label: t('Every week') },
  { value: 'year', label: t('Every year') },
]

/** Names the bookings in the range, which stay. */
function insideWords(bookings: ReturnType<typeof useDays>['bookings']) {
  const inRange = bookings.filter(({ status }) => isHolding(status))
  if (inRange.length === 0) return []
  const named = inRange.slice(0, 3).map(({ name, eventDate }) => `${name}, ${shortDay(eventDate)}`)
  const more = inRange.length - named.length
  const names = [...named, ...(more > 0 ? [t('{n} more', { n: more })] : [])].join('; ')
  return [
    inRange.length === 1
      ? t('There is a booking on these days. It stays: {names}.', { names })
      : t('There are {n} bookings on these days. They stay: {names}.', { n: inRange.length, names }),
  ]
}

/** Blocks days or hours for bookings. */
export function BlockDialog({ from, to, onClose }: BlockDialogProps) {
  const form = useForm({
    schema: blockedDaysInput,
    initial: {
      from,
      to,
      isWhole: true,
      fromTime: '09:00',
      toTime: '21:00',
      reason: '',
      repeat: '' as Repetition | '',
      repeatUntil: '',
    },
    prepare: ({ isWhole, fromTime, toTime, repeat, repeatUntil, ...values }) => ({
      ...values,
      fromTime: isWhole ? undefined : fromTime,
      toTime: isWhole ? undefined : toTime,
      repeat: repeat || undefined,
      repeatUntil: (repeat && repeatUntil) || undefined,
    }),
    send: (body) => signedCall(api.calendar.block, { body }),
  })
  const { values, field, set } = form
  const { bookings } = useDays(values.from, values.to)
  return (
    <FormDialog
      title={t('Block days')}
      lede={t('Visitors see these days as closed. Existing bookings stay.')}
      verb={verbOf(values.from, values.to, values.repeat)}
      form={form}
      onClose={onClose}
    >
      <div className="adm-pair adm-pair-keep">
        <TextField
          label={t('From')}
          type="date"
          {...field('from')}
          onChange={({ target: { value } }) => {
            set('from', value)
            if (values.to < value) set('to', value)
          }}
          required
        />
        <TextField label={t('Until')} type="date" {...field('to')} min={values.from} required />
      </div>
      <TextField
        label={t('Reason')}
        optional
        hint={t('Only you see it.')}
        {...field('reason')}
        maxLength={200}
        autoComplete="off"
      />
      <Switch label={t('Whole days')} checked={values.isWhole} onChange={(on) => set('isWhole', on)} />
      {!values.isWhole && (
        <div className="adm-pair adm-pair-keep">
          <TextField label={t('Start time')} type="time" {...field('fromTime')} required />
          <TextField label={t('Ends at')} type="time" {...field('toTime')} required />
        </div>
      )}
      <div className="adm-pair adm-pair-keep">
        <SelectField
          label={t('Repeat')}
          none={t('Once')}
          options={repetitionOptions()}
          {...field('repeat')}
          hint={t('For a weekly day off or a yearly holiday.')}
        />
        {values.repeat && (
          <TextField
            label={t('Repeats until')}
            optional
            type="date"
            {...field('repeatUntil')}
            min={values.from}
          />
        )}
      </div>
      <DayWarnings warnings={insideWords(bookings)} />
    </FormDialog>
  )
}
