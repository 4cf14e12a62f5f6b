import type { MailState as State } from '../../../contract/mail.ts'
import { classNames } from '../class-names.ts'

const words: Record<State, string> = {
  waiting: 'Waiting',
  failed: 'Not sent',
  sent: 'Sent',
  outbox: 'In the outbox',
}

export function MailState({ state }: { state: State }) {
  return <span className={classNames('adm-badge', state === 'failed' && 'adm-pending')}>{words[state]}</span>
}
