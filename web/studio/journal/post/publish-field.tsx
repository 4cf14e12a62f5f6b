import { useId } from 'react'
import { formatLongMoment } from '../../../../contract/shape/dates.ts'
import { TextField } from '../../../ui/field.tsx'
import { isToCome, momentOf, type Publishing, tomorrowMorning, type When } from './publishing.ts'
import { t } from '../../../../language/t.ts'

interface PublishFieldProps {
  value: Publishing
  /** It is published. */
  isOut: boolean
  error?: string
  onChange: (value: Publishing) => void
}

const choicesFor = (isOut: boolean): { when: When; label: string }[] => [
  isOut ? { when: 'keep', label: t('Published') } : { when: 'now', label: t('Publish now') },
  { when: 'at', label: isOut ? t('Change date') : t('Schedule') },
  { when: 'draft', label: t('Save as draft') },
]

function whatFollows(value: Publishing, isOut: boolean) {
  const moment = momentOf(value)
  if (value.when === 'now') return t('Visitors see it as soon as you save it, with today’s date.')
  if (value.when === 'keep')
    return t('Visitors see your changes as soon as you save them. The date stays the same.')
  if (value.when === 'draft')
    return isOut
      ? t('It goes offline. Only you see it, until you publish it again.')
      : t('Only you see it. You can keep writing after saving.')
  if (!moment) return t('Date and time in Dhaka.')
  return isToCome(moment)
    ? t('Dhaka time. Visitors can see it from {moment}.', { moment: formatLongMoment(moment) })
    : t('This time has passed, so visitors see it at once, with this date.')
}

/** When the post is published: now, at a chosen moment, or not yet. */
export function PublishField({ value, isOut, error, onChange }: PublishFieldProps) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('Publish')}</h2>
      </header>
      <div className="adm-block">
        <div className="adm-seg adm-seg-wide" role="radiogroup" aria-labelledby={id}>
          {choicesFor(isOut).map(({ when, label }) => (
            <label key={when}>
              <input
                type="radio"
                name="when"
                value={when}
                checked={value.when === when}
                onChange={() =>
                  onChange({ ...value, ...(when === 'at' && !value.day && tomorrowMorning()), when })
                }
              />
              {label}
            </label>
          ))}
        </div>
        {value.when === 'at' && (
          <div className="adm-pair adm-publish-when">
            <TextField
              label={t('Date')}
              type="date"
              max="2199-12-31"
              required
              value={value.day}
              error={error}
              onChange={({ target }) => onChange({ ...value, day: target.value })}
            />
            <TextField
              label={t('Time')}
              type="time"
              required
              value={value.time}
              onChange={({ target }) => onChange({ ...value, time: target.value })}
            />
          </div>
        )}
        <p className="note" role="status">
          {whatFollows(value, isOut)}
        </p>
      </div>
    </section>
  )
}
