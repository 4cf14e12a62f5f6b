import { wordToClient } from '../../../contract/booking-state.ts'
import { FormDialog } from '../../ui/admin/form-dialog.tsx'
import { useSendsEmail } from '../../lib/site.ts'
import { useAdminForm } from '../../ui/admin/use-admin-form.ts'
import { TextArea } from '../../ui/field.tsx'
import { t } from '../../../language/t.ts'

interface WordDialogProps {
  title: string
  lede: string
  verb: string
  send: (word: { message: string }) => Promise<{ message: string }>
  onClose: () => void
  onSaved: () => void
}

/** Says no, with a word to the client if there is one. */
export function WordDialog({ title, lede, verb, send, onClose, onSaved }: WordDialogProps) {
  const form = useAdminForm({ schema: wordToClient, initial: { message: '' }, send, onSaved })
  return (
    <FormDialog
      title={title}
      lede={lede}
      verb={verb}
      look="ink"
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextArea
        label={t('Message to the client')}
        optional
        rows={4}
        maxLength={2000}
        hint={useSendsEmail() && t('It is included in the email.')}
        {...form.field('message')}
      />
    </FormDialog>
  )
}
