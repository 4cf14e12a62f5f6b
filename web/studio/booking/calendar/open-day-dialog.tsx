import { api } from '../../../../contract/api.ts'
import { openDayInput } from '../../../../contract/booking/calendar.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { t } from '../../../../language/t.ts'

interface OpenDayDialogProps {
  date: string
  from: string
  until: string
  onClose: () => void
  onSaved: () => void
}

/** Opens a day that is usually off, or with special hours. */
export function OpenDayDialog({ date, from, until, onClose, onSaved }: OpenDayDialogProps) {
  const form = useAdminForm({
    schema: openDayInput,
    initial: { date, from, until },
    send: (body) => signedCall(api.calendar.open, { body }),
    onSaved,
  })
  return (
    <FormDialog
      title={t('Open a day')}
      lede={t('It can be booked at these hours, whatever your weekly hours say.')}
      verb={t('Open this day')}
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField label={t('Day')} type="date" {...form.field('date')} required />
      <div className="adm-pair adm-pair-keep">
        <TextField label={t('From')} type="time" {...form.field('from')} required />
        <TextField label={t('Until')} type="time" {...form.field('until')} required />
      </div>
    </FormDialog>
  )
}
