import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { toast, toastApiError } from '../../../ui/toast.ts'
import { t } from '../../../../language/t.ts'

interface Unsent {
  _id: string
  subject: string
  attempts: number
}

export interface Retrying {
  busyWith: string | null
  retry: (mail: Unsent) => void
}

/** Queues a mail again, first in line, and reloads the page. */
export function useRetrying(send: (mail: Unsent) => Promise<{ message: string }>): Retrying {
  const { revalidate } = useRevalidator()
  const [busyWith, setBusyWith] = useState<string | null>(null)
  async function retry(mail: Unsent) {
    if (busyWith) return
    setBusyWith(mail._id)
    try {
      toast.success((await send(mail)).message)
      await revalidate()
    } catch (error) {
      toastApiError(error)
    } finally {
      setBusyWith(null)
    }
  }
  return { busyWith, retry: (mail) => void retry(mail) }
}

export function TryAgain({ mail, busyWith, retry, large }: Retrying & { mail: Unsent; large?: boolean }) {
  const isFirst = mail.attempts === 0
  return (
    <Button
      small={!large}
      look={large ? 'accent' : 'line'}
      aria-label={
        isFirst
          ? t('Send now: {subject}', { subject: mail.subject })
          : t('Try again: {subject}', { subject: mail.subject })
      }
      busy={busyWith === mail._id}
      onClick={() => retry(mail)}
    >
      {isFirst ? t('Send now') : t('Try again')}
    </Button>
  )
}
