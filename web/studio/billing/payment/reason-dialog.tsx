import { reversalInput } from '../../../../contract/billing/payment.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { t } from '../../../../language/t.ts'

interface ReasonDialogProps {
  title: string
  lede: string
  verb: string
  send: (body: { reason: string }) => Promise<{ message: string }>
  onClose: () => void
  onSaved: () => void
}

/** Asks for a reason before something irreversible; the reason is stored with it. */
export function ReasonDialog({ title, lede, verb, send, onClose, onSaved }: ReasonDialogProps) {
  const form = useAdminForm({ schema: reversalInput, initial: { reason: '' }, send, onSaved })
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
      <TextField label={t('Reason')} {...form.field('reason')} maxLength={300} required />
    </FormDialog>
  )
}
