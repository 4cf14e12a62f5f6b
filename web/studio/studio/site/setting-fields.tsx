import type { ReactNode } from 'react'
import { type Look, mostOf, type Setting, settingsOf } from '../../../../contract/shape/setting.ts'
import { promises } from '../../../../contract/booking/calendar.ts'
import { translated, t } from '../../../../language/t.ts'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { promisesInWords } from '../../../site/booking/promise-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { valueAt } from '../../ui/form-paths.ts'
import { EntryList } from './entry-list.tsx'
import { PayWays } from './pay-ways.tsx'
import { ClientFields, EntryPicture, PicturePlaces } from './picture-fields.tsx'
import type { PartProps, SettingsForm } from './use-settings.ts'
import { WeekFields } from './week-fields.tsx'

const parts: Record<NonNullable<Look['part']>, (props: PartProps) => ReactNode> = {
  hours: WeekFields,
  payWay: PayWays,
  picture: EntryPicture,
  place: PicturePlaces,
  client: ClientFields,
}

/** What clients will read about the rules while they are typed; empty while one of them is invalid. */
export function PromiseBox({ form }: { form: SettingsForm }) {
  const read = promises.safeParse(form.values.calendar)
  return (
    <div className="adm-promise" role="status">
      <p className="label">{t('What clients read')}</p>
      <p>{read.success ? promisesInWords(read.data) : '…'}</p>
    </div>
  )
}

/** Also with what a step of the setup says differently. */
export type ShownSetting = Setting & { autoComplete?: string; isRequired?: boolean }

function OneField({ form, setting }: { form: SettingsForm; setting: ShownSetting }) {
  const sendsEmail = useSendsEmail()
  const { path, schema, kind, label, hint, rows, unit, inputMode, needsMail } = setting
  const value = valueAt(form.values, path)
  const hints = [
    typeof hint === 'function' ? hint(value) : hint && t(hint),
    needsMail && !sendsEmail && t('This needs a mail server.'),
  ]
  const shown = { label: t(label), hint: hints.filter(Boolean).join(' ') || undefined }
  if (kind === 'switch') {
    const isOn = value !== Boolean(setting.isInverted)
    return <Switch {...shown} name={path} checked={isOn} onChange={() => form.set(path, value !== true)} />
  }
  if (kind === 'select') {
    const options = Object.entries(setting.options!).map(([value, name]) => ({
      value,
      label: translated(name),
    }))
    return <SelectField {...shown} {...form.field(path)} options={options} />
  }
  const text = {
    ...shown,
    ...form.field(path),
    // A paragraph may be refused by itself.
    error: form.errors[path] ?? Object.entries(form.errors).find(([key]) => key.startsWith(`${path}.`))?.[1],
    lang: setting.lang,
    optional: setting.optional,
    required: setting.isRequired ?? (kind !== 'paragraphs' && !schema.safeParse('').success),
    maxLength: kind === 'text' ? mostOf(setting) : undefined,
  }
  if (rows) return <TextArea {...text} rows={rows} />
  return (
    <TextField
      {...text}
      inputMode={kind === 'number' ? 'numeric' : kind === 'taka' ? 'decimal' : inputMode}
      prefix={kind === 'taka' ? '৳' : undefined}
      unit={unit && t(unit)}
      autoComplete={setting.autoComplete ?? 'off'}
    />
  )
}

/** What one component draws together. */
function runsOf(settings: Setting[]) {
  const runs = new Map<string, Setting[]>()
  for (const setting of settings) {
    const { path, part = path } = setting
    runs.set(part, [...(runs.get(part) ?? []), setting])
  }
  return [...runs.values()]
}

interface SettingFieldsProps {
  form: SettingsForm
  settings: ShownSetting[]
  className?: string
}

/** The fields of some settings, by their kind. */
export const SettingFields = ({ form, settings, className = 'adm-halves' }: SettingFieldsProps) => (
  <div className={classNames(className, settings[0]?.half === 'narrow' && 'adm-pair-start')}>
    {runsOf(settings).map((run) => {
      const [setting] = run as [Setting]
      const Part = setting.part && parts[setting.part]
      return (
        <div key={setting.path} className={setting.half && 'adm-half'}>
          {Part && <Part form={form} settings={run} />}
          {setting.kind === 'list' && (
            <EntryList form={form} setting={setting}>
              {(schema, path) => <SettingFields form={form} settings={settingsOf(schema, path)} />}
            </EntryList>
          )}
          {!Part && setting.kind !== 'list' && <OneField form={form} setting={setting} />}
        </div>
      )
    })}
  </div>
)
