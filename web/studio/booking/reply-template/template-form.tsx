import { inBraces, placeholders } from '../../../../contract/shape/placeholders.ts'
import {
  type ReplyTemplate,
  type ReplyTemplateInput,
  replyTemplateInput,
} from '../../../../contract/booking/reply-template.ts'
import { EntryForm } from '../../ui/entry-form.tsx'
import type { EntryFormOptions } from '../../ui/entry-props.ts'
import { TextField, TextArea } from '../../../ui/field.tsx'
import { useEntryForm } from '../../ui/use-entry-form.ts'
import { t } from '../../../../language/t.ts'

export const blankTemplate = { name: '', body: '', solves: false }
type TemplateValues = typeof blankTemplate

export const toValues = ({ name, body, solves }: ReplyTemplate): TemplateValues => ({
  name,
  body,
  solves,
})

export function TemplateForm({
  title,
  verb,
  cancel,
  ...options
}: EntryFormOptions<TemplateValues, ReplyTemplateInput>) {
  const entry = useEntryForm({ schema: replyTemplateInput, ...options })
  return (
    <EntryForm entry={entry} title={title} verb={verb} cancel={cancel}>
      <TextField
        label={t('Name')}
        hint={t('The name you will look for when you answer.')}
        {...entry.field('name')}
        maxLength={80}
        autoComplete="off"
        required
      />
      <TextArea
        label={t('Reply')}
        hint={t('Filled in when you use it: {placeholders}.', { placeholders: inBraces(placeholders) })}
        rows={8}
        maxLength={10_000}
        spellCheck
        required
        {...entry.field('body')}
      />
      <label className="adm-check">
        <input
          type="checkbox"
          checked={entry.values.solves}
          onChange={({ target }) => entry.set('solves', target.checked)}
        />
        {t('Tick ‘and mark as solved’ when this reply is used')}
      </label>
    </EntryForm>
  )
}
