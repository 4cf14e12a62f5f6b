import { t } from '../../../../language/t.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import type { TextBlock, TextSetting } from './text-settings.ts'
import type { SiteForm } from './use-site-form.ts'

function SettingField({ form, setting }: { form: SiteForm; setting: TextSetting }) {
  const { path, label, hint, half, rows, required, inputMode, ...shown } = setting
  const words = { label: t(label), hint: hint && t(hint) }
  const field = { ...shown, ...words, ...form.field(path), required }
  return (
    <div className={half ? 'adm-half' : undefined}>
      {rows ? (
        <TextArea {...field} rows={rows} />
      ) : (
        <TextField {...field} inputMode={inputMode} autoComplete="off" />
      )}
    </div>
  )
}

/** The text fields of a page of the settings, in blocks. */
export const TextFields = ({ form, blocks }: { form: SiteForm; blocks: TextBlock[] }) =>
  blocks.map(({ title, settings }) => (
    <section key={title} className="adm-block" aria-label={title && t(title)}>
      {title && <h3>{t(title)}</h3>}
      <div className="adm-halves">
        {settings.map((setting) => (
          <SettingField key={setting.path} form={form} setting={setting} />
        ))}
      </div>
    </section>
  ))
