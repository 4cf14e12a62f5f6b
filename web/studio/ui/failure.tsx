import type { BackLink } from './page-head.tsx'
import { useRevalidator } from 'react-router'
import { useLastListAddress } from '../lib/list-state.ts'
import { AdminEmptyState } from './empty-state.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CloudOff } from './icons.tsx'
import { t } from '../../../language/t.ts'

interface FailureProps {
  message: string
  status: number
  /** Replaces the whole page, not a part of it. */
  whole?: boolean
  /** The link for content that does not exist. */
  back?: BackLink
}

/** A failed load: its message, and a link to go on. */
export function Failure({ message, status, whole, back }: FailureProps) {
  const { revalidate, state } = useRevalidator()
  const place = useLastListAddress(back?.to ?? '')
  return (
    <AdminEmptyState icon={<CloudOff />} title={message} whole={whole} failed>
      {status !== 404 && (
        <Button look="line" busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('Try again')}
        </Button>
      )}
      {back && (
        <ButtonLink look="line" to={place}>
          {t(back.label)}
        </ButtonLink>
      )}
    </AdminEmptyState>
  )
}
