import { useRevalidator } from 'react-router'
import type { api } from '../../../contract/api.ts'
import { type Note, noteInput } from '../../../contract/booking/note.ts'
import { t } from '../../../language/t.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { TextArea } from '../../ui/field.tsx'
import { Lock } from '../ui/icons.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { StudioForm, submitOnCtrlEnter } from '../ui/studio-form.tsx'
import { useForm } from '../ui/use-form.ts'
import { useRecordVersion } from '../ui/use-record-version.ts'

interface NotesProps {
  /** The booking or the message. */
  id: string
  note: Note
  read: typeof api.note.ofBooking | typeof api.note.ofMessage
  write: typeof api.note.saveOfBooking | typeof api.note.saveOfMessage
}

/** Private notes of the owner about a request. */
export function Notes({ id, note, read, write }: NotesProps) {
  const { revalidate } = useRevalidator()
  const params = { id }
  const { withVersion, isNow, ...record } = useRecordVersion(
    note,
    async () => (await signedCall(read, { params })).data,
    ({ body }) => ({ body }),
  )
  const form = useForm({
    schema: noteInput,
    ...record,
    send: (input) => signedCall(write, { params, body: withVersion(input) }),
    onSaved({ data }) {
      isNow(data.version)
      void revalidate()
    },
  })
  return (
    <StudioForm form={form} className="panel adm-notes" aria-labelledby="notes-title">
      <header>
        <h2 id="notes-title">{t('Notes')}</h2>
        <span className="adm-soft adm-small">
          <Lock className="icon-s" />
          {t('Only you can see them')}
        </span>
      </header>
      <div className="adm-block">
        <TextArea
          label={t('Notes')}
          rows={3}
          maxLength={10_000}
          spellCheck
          {...form.field('body')}
          onKeyDown={submitOnCtrlEnter}
        />
      </div>
      <div hidden={!form.dirty}>
        <SaveBar form={form} verb={t('Save notes')} clear={t('Undo')} quiet />
      </div>
    </StudioForm>
  )
}
