import type { Hours } from '../../../contract/studio-settings.ts'
import { TextField } from '../../ui/field.tsx'
import type { nestedFields } from '../../ui/admin/nested-fields.ts'
import { WeekDays } from './week-days.tsx'
import { t } from '../../../language/t.ts'

interface HoursFieldsProps extends Pick<ReturnType<typeof nestedFields>, 'field' | 'setAt'> {
  hours: Hours
  error?: string
}

export const HoursFields = ({ hours, error, field, setAt }: HoursFieldsProps) => (
  <>
    <WeekDays days={hours.days} error={error} onDays={(days) => setAt('hours.days', days)} />
    <div className="adm-pair adm-pair-keep">
      <TextField label={t('From')} type="time" {...field('hours.from')} required />
      <TextField label={t('Until')} type="time" {...field('hours.until')} required />
    </div>
  </>
)
