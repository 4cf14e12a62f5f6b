import type { ComponentProps } from 'react'
import { t } from '../../../language/t.ts'
import { TextField } from '../../ui/field.tsx'
import { fullDay } from '../lib/days.ts'
import { isDay } from './use-calendar-days.ts'

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>

/** The day and the start time of a booking. */
export const DayAndTime = ({ day, time }: { day: FieldProps & { value: string }; time: FieldProps }) => (
  <div className="adm-pair adm-pair-keep">
    <TextField
      label={t('Day')}
      type="date"
      hint={isDay(day.value) ? fullDay(day.value) : undefined}
      {...day}
      required
    />
    <TextField
      label={t('Start time')}
      type="time"
      optional
      hint={t('Leave empty for the first free time.')}
      {...time}
    />
  </div>
)

interface AssistantCheckProps {
  checked: boolean
  onChange: (isSent: boolean) => void
}

/** Another photographer goes where the first is taken. */
export const AssistantCheck = ({ checked, onChange }: AssistantCheckProps) => (
  <label className="adm-check">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {t('Send an assistant')}
  </label>
)
