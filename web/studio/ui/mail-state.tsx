import type { MailState as State } from '../../../contract/shape/mail.ts'
import { type Label, t } from '../../../language/t.ts'
import { classNames } from '../../ui/class-names.ts'

const labels: Record<State, Label> = {
  waiting: 'Waiting',
  failed: 'Not sent',
  sent: 'Sent',
  outbox: 'In the outbox',
}

export function MailState({ state }: { state: State }) {
  return (
    <span className={classNames('adm-badge', state === 'failed' && 'adm-pending')}>{t(labels[state])}</span>
  )
}
