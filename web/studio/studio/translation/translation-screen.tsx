import { type ComponentType, useRef, useState } from 'react'
import type {
  TranslatedField,
  TranslatedKind,
  TranslationChange,
} from '../../../../contract/studio/translation.ts'
import { translationTexts } from '../../../../contract/studio/translation.ts'
import { slugify } from '../../../../contract/shape/slug.ts'
import { formatNumber } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'
import { SaveBar } from '../../ui/save-bar.tsx'
import { StudioForm } from '../../ui/studio-form.tsx'
import { useForm } from '../../ui/use-form.ts'
import { fieldName, originalPath } from './field-names.ts'
import { type BodyEditorProps, TranslationRow } from './translation-row.tsx'

interface TranslationScreenProps {
  kind: TranslatedKind
  id: string
  fields: TranslatedField[]
  /** The editor for the body of a post, passed in because it belongs to another noun. */
  Body: ComponentType<BodyEditorProps>
  send: (input: TranslationChange) => Promise<{ message: string }>
  /** Loads the stored version after a conflict. */
  load: () => Promise<TranslatedField[]>
  /** Restarts the form with what is stored. */
  refresh: () => void
}

interface TranslationValues {
  texts: Record<string, string>
  /** Outdated translations that the owner marked as still correct. */
  right: string[]
}

const textsOf = (fields: TranslatedField[]) =>
  Object.fromEntries(fields.map(({ field, text }) => [field, text]))

const versionsOf = (fields: TranslatedField[]) =>
  Object.fromEntries(fields.map(({ field, version }) => [field, version]))

const needsWork = ({ state }: TranslatedField) => state !== 'current'

/** Sends only changed texts and those marked as still correct. */
const changesOf = (fields: TranslatedField[], { texts, right }: TranslationValues) => ({
  texts: Object.fromEntries(
    fields
      .filter(({ field, text }) => texts[field] !== text || right.includes(field))
      .map(({ field }) => [field, texts[field]!]),
  ),
})

function suggestedSlug({ beginning }: TranslatedField, title = '') {
  const end = slugify(title)
  return beginning && end ? `${beginning}/${end}` : undefined
}

/** English and Bangla side by side, with what is missing or outdated. */
export function TranslationScreen({ kind, id, fields, Body, send, load, refresh }: TranslationScreenProps) {
  const versions = useRef(versionsOf(fields))
  const form = useForm({
    schema: translationTexts,
    initial: { texts: textsOf(fields), right: [] } as TranslationValues,
    prepare: (values: TranslationValues) => changesOf(fields, values),
    send: (changes) => send({ ...changes, versions: versions.current }),
    onSaved: refresh,
    async reload() {
      const stored = await load()
      versions.current = versionsOf(stored)
      return { texts: textsOf(stored), right: [] }
    },
  })
  const { errors, set, conflict } = form
  // The English may have changed, too, so the whole page is loaded again.
  const loadsPage = conflict && { ...conflict, onLoadStored: refresh }
  const open = fields.filter(needsWork)
  const [onlyOpen, setOnlyOpen] = useState(open.length > 0 && fields.length > 8)
  const { texts, right } = form.values
  // Texts that were just written stay in view, whatever their state is now.
  const shown = onlyOpen ? open : fields
  const tab = (isOn: boolean, only: boolean, label: string, count: number) => (
    <button type="button" aria-pressed={isOn} onClick={() => setOnlyOpen(only)}>
      {label} <small>{formatNumber(count)}</small>
    </button>
  )
  return (
    <>
      <div className="adm-seg adm-translation-filter" role="group" aria-label={t('Show')}>
        {tab(!onlyOpen, false, t('Everything'), fields.length)}
        {tab(onlyOpen, true, t('Needs work'), open.length)}
      </div>
      <StudioForm form={{ ...form, conflict: loadsPage }} className="panel">
        <div className="adm-translation-pair adm-translation-top" aria-hidden="true">
          <span>English</span>
          <span lang="bn">বাংলা</span>
        </div>
        {shown.map((one) => (
          <TranslationRow
            key={one.field}
            of={one}
            name={fieldName(kind, one.field)}
            value={texts[one.field]!}
            error={errors[`texts.${one.field}`]}
            isRight={right.includes(one.field)}
            Body={one.field === 'body' ? Body : undefined}
            suggestion={suggestedSlug(one, texts.title)}
            onText={(text) => set('texts', { ...texts, [one.field]: text })}
            onRight={() => set('right', [...right, one.field])}
          />
        ))}
        {shown.length === 0 && <p className="adm-quiet">{t('Everything is up to date.')}</p>}
        <SaveBar form={form} verb={t('Save Bangla texts')} cancel={originalPath[kind](id)} />
      </StudioForm>
    </>
  )
}
