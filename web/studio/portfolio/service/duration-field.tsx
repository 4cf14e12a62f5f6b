import type { Duration } from '../../../../contract/shape/fields.ts'
import { t } from '../../../../language/t.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import { plainAmount } from '../../../../contract/shape/money.ts'
import { localDigits } from '../../../../language/numbers.ts'

/** The values of the form. */
export interface TypedDuration {
  takes: 'day' | 'half-day' | 'minutes'
  minutes: string
}

export const typedDuration = (duration: Duration): TypedDuration =>
  typeof duration === 'number'
    ? { takes: 'minutes', minutes: localDigits(duration) }
    : { takes: duration, minutes: localDigits(120) }

/** The input for the schema, which refuses a number that is none. */
export const durationOf = ({ takes, minutes }: TypedDuration) =>
  takes === 'minutes' ? Number(plainAmount(minutes) || Number.NaN) : takes

interface DurationFieldProps extends TypedDuration {
  error?: string
  onTakes: (takes: TypedDuration['takes']) => void
  onMinutes: (minutes: string) => void
}

/** How much of a day a service takes, which decides what else can be booked on it. */
export const DurationField = ({ takes, minutes, error, onTakes, onMinutes }: DurationFieldProps) => (
  <div className="adm-pair adm-pair-end">
    <SelectField
      label={t('How long it takes')}
      name="takes"
      value={takes}
      options={[
        { value: 'day', label: t('A whole day') },
        { value: 'half-day', label: t('Half a day') },
        { value: 'minutes', label: t('Minutes') },
      ]}
      hint={t('Visitors choose a start time for whatever takes less than a day.')}
      onChange={({ target }) => onTakes(target.value as TypedDuration['takes'])}
    />
    {takes === 'minutes' && (
      <TextField
        label={t('Minutes')}
        name="minutes"
        inputMode="numeric"
        autoComplete="off"
        required
        value={minutes}
        error={error}
        onChange={({ target }) => onMinutes(target.value)}
      />
    )}
  </div>
)
