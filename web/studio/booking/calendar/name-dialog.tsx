import { api } from '../../../../contract/api.ts'
import { type OutsideCalendar, outsideCalendarName } from '../../../../contract/booking/outside-calendar.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { t } from '../../../../language/t.ts'

interface NameDialogProps {
  calendar: OutsideCalendar
  onClose: () => void
  onSaved: () => void
}

export function NameDialog({ calendar: { _id, name, host }, onClose, onSaved }: NameDialogProps) {
  const form = useAdminForm({
    schema: outsideCalendarName,
    initial: { name },
    send: (body) => signedCall(api.outsideCalendar.rename, { params: { id: _id }, body }),
    onSaved,
  })
  return (
    <FormDialog
      title={t('Rename {name}', { name })}
      lede={t('From {host}.', { host })}
      verb={t('Save name')}
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField label={t('Name')} {...form.field('name')} maxLength={80} autoComplete="off" required />
    </FormDialog>
  )
}
