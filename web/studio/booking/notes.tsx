import { type Note, type NoteInput, noteInput } from '../../../contract/booking/note.ts'
import { AddBar } from '../ui/add-bar.tsx'
import { ConflictNotice } from '../ui/conflict-notice.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Lock } from '../ui/icons.tsx'
import { submitOnCtrlEnter } from '../ui/submit-on-ctrl-enter.ts'
import { useUnsaved } from '../ui/unsaved-forms.tsx'
import { useAdminForm } from '../ui/use-admin-form.ts'
import { useRecordVersion } from '../ui/use-record-version.ts'
import { t } from '../../../language/t.ts'

export interface NotesProps {
  note: Note
  load: () => Promise<Note>
  save: (input: NoteInput) => Promise<{ message: string; data: { version: string } }>
}

const toValues = ({ body }: Note) => ({ body })

/** Private notes of the owner about a request. */
export function Notes({ note, load, save }: NotesProps) {
  const { initial, withVersion, isNow, reload } = useRecordVersion(note, load, toValues)
  const { form, busy, dirty, conflict, submit, field, restart, overwrite, loadStored } = useAdminForm({
    schema: noteInput,
    initial,
    send: (input) => save(withVersion(input)),
    onSaved: ({ data }) => isNow(data.version),
    reload,
  })
  useUnsaved('notes', dirty)
  return (
    <form
      ref={form}
      className="panel adm-notes"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-labelledby="notes-title"
    >
      <header>
        <h2 id="notes-title">{t('Notes')}</h2>
        <span className="adm-soft adm-small">
          <Lock className="icon-s" />
          {t('Only you can see them')}
        </span>
      </header>
      <div className="adm-block">
        <ConflictNotice sentence={conflict} busy={busy} onOverwrite={overwrite} onLoadStored={loadStored} />
        <TextArea
          label={t('Notes')}
          rows={3}
          maxLength={10_000}
          spellCheck
          {...field('body')}
          onKeyDown={submitOnCtrlEnter}
        />
      </div>
      <div hidden={!dirty}>
        <AddBar
          dirty
          busy={busy}
          verb={t('Save notes')}
          onClear={() => restart(initial)}
          clear={t('Undo')}
          quiet
        />
      </div>
    </form>
  )
}
