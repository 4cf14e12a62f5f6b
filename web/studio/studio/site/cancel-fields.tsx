import type { ComponentProps } from 'react'
import { TextField } from '../../../ui/field.tsx'
import { t } from '../../../../language/t.ts'
import { promises, type Promises } from '../../../../contract/booking/calendar.ts'
import { promisesInWords } from '../../../site/booking/promise-words.ts'

type CancelRule = 'cancelNotice' | 'lateKeep' | 'lateNotice'

interface CancelFieldsProps {
  /** Connects a number field with the form. */
  number: (name: CancelRule) => Omit<ComponentProps<typeof TextField>, 'label'>
}

/** Until when cancelling is free, and what is kept later. */
export const CancelFields = ({ number }: CancelFieldsProps) => (
  <>
    <TextField label={t('Cancellation is free until')} unit={t('days before')} {...number('cancelNotice')} />
    <TextField label={t('After that you keep')} unit={t('% of the advance')} {...number('lateKeep')} />
    <TextField label={t('Until')} unit={t('days before, then all')} {...number('lateNotice')} />
  </>
)

/** What clients will read about the rules while they are typed; empty while one of them is invalid. */
export function PromiseBox({ rules }: { rules: { [Name in keyof Promises]: string } }) {
  const read = promises.safeParse(rules)
  return (
    <div className="adm-promise" role="status">
      <p className="label">{t('What clients read')}</p>
      <p>{read.success ? promisesInWords(read.data) : '…'}</p>
    </div>
  )
}
