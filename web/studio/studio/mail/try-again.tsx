import { api } from '../../../../contract/api.ts'
import { Button } from '../../../ui/button.tsx'
import { useCall } from '../../ui/use-call.ts'
import { t } from '../../../../language/t.ts'

interface TryAgainProps {
  mail: { _id: string; subject: string; attempts: number }
  large?: boolean
}

/** Queues an email again, first in line. */
export function TryAgain({ mail: { _id, subject, attempts }, large }: TryAgainProps) {
  const retry = useCall(api.mail.retry)
  const isFirst = attempts === 0
  return (
    <Button
      small={!large}
      look={large ? 'accent' : 'line'}
      data-act="retry"
      aria-label={isFirst ? t('Send now: {subject}', { subject }) : t('Try again: {subject}', { subject })}
      busy={retry.busy}
      onClick={() => void retry.send({ params: { id: _id } })}
    >
      {isFirst ? t('Send now') : t('Try again')}
    </Button>
  )
}
