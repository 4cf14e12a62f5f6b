import type { ReactNode } from 'react'
import { wordToClient } from '../../../../contract/booking/booking-state.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { TextArea } from '../../../ui/field.tsx'
import { t } from '../../../../language/t.ts'

interface WordDialogProps {
  title: string
  lede: string
  verb: string
  look?: 'accent' | 'ink'
  send: (word: { message: string }) => Promise<{ message: string }>
  onClose: () => void
  onSaved: () => void
  children?: ReactNode
}

/** Informs the client, with an optional message; mostly to decline. */
export function WordDialog({
  title,
  lede,
  verb,
  look = 'ink',
  send,
  onClose,
  onSaved,
  children,
}: WordDialogProps) {
  const form = useAdminForm({ schema: wordToClient, initial: { message: '' }, send, onSaved })
  return (
    <FormDialog
      title={title}
      lede={lede}
      verb={verb}
      look={look}
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
      {children}
    </FormDialog>
  )
}
