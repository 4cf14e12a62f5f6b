import type { ReactNode } from 'react'
import { wordToClient } from '../../../../contract/booking/booking-state.ts'
import { t } from '../../../../language/t.ts'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { TextArea } from '../../../ui/field.tsx'
import { ActionDialog } from '../../ui/action-dialog.tsx'

interface WordDialogProps {
  title: string
  lede: string
  verb: string
  look?: 'accent' | 'ink'
  send: (word: { message: string }) => Promise<{ message: string }>
  onClose: () => void
  children?: ReactNode
}

/** Informs the client, with an optional message; mostly to decline. */
export function WordDialog({ children, ...props }: WordDialogProps) {
  const sendsEmail = useSendsEmail()
  return (
    <ActionDialog look="ink" {...props} schema={wordToClient} initial={{ message: '' }}>
      {({ field }) => (
        <>
          <TextArea
            label={t('Message to the client')}
            optional
            rows={4}
            maxLength={2000}
            hint={sendsEmail && t('It is included in the email.')}
            {...field('message')}
          />
          {children}
        </>
      )}
    </ActionDialog>
  )
}
