import { promises, type Promises } from '../../../../contract/booking/calendar.ts'
import { promisesInWords } from '../../../site/booking/promise-words.ts'
import { t } from '../../../../language/t.ts'

/** What clients will read of rules that are still being typed; nothing while one of them makes no sense. */
export function PromiseBox({ rules }: { rules: { [Name in keyof Promises]: string } }) {
  const read = promises.safeParse(rules)
  return (
    <div className="adm-promise" role="status">
      <p className="label">{t('What clients read')}</p>
      <p>{read.success ? promisesInWords(read.data) : '…'}</p>
    </div>
  )
}
