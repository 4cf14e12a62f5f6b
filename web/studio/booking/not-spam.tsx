import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast, toastApiError } from '../../ui/toast.ts'
import { Button } from '../../ui/button.tsx'
import { t } from '../../../language/t.ts'

export interface NotSpamState<Row> {
  /** The id of the row that is being moved. */
  busyWith: string | null
  clear: (row: Row) => void
}

/** Moves a row out of the spam with one click, and reloads the page. */
export function useNotSpam<Row extends { _id: string }>(
  send: (row: Row) => Promise<{ message: string }>,
): NotSpamState<Row> {
  const { revalidate } = useRevalidator()
  const [busyWith, setBusyWith] = useState<string | null>(null)
  async function clear(row: Row) {
    if (busyWith) return
    setBusyWith(row._id)
    try {
      toast.success((await send(row)).message)
      await revalidate()
      // The button disappears with its row.
      document.getElementById('main')?.focus({ preventScroll: true })
    } catch (error) {
      toastApiError(error)
    } finally {
      setBusyWith(null)
    }
  }
  return { busyWith, clear: (row) => void clear(row) }
}

interface NotSpamProps<Row> extends NotSpamState<Row> {
  row: Row
  /** The sender, for screen readers. */
  of: string
  large?: boolean
}

export function NotSpam<Row extends { _id: string }>({ row, of, large, busyWith, clear }: NotSpamProps<Row>) {
  return (
    <Button
      small={!large}
      look={large ? 'accent' : 'line'}
      aria-label={t('Not spam: {of}', { of })}
      busy={busyWith === row._id}
      onClick={() => clear(row)}
    >
      {t('Not spam')}
    </Button>
  )
}

/** Why a request was marked as spam, and the button to undo it. */
export function SpamPanel<Row extends { _id: string; spamSigns: string[] }>(props: NotSpamProps<Row>) {
  return (
    <section className="panel adm-block adm-settle" aria-label={t('Spam')}>
      <div className="row adm-settle-head">
        <b>{t('Marked as spam')}</b>
      </div>
      <ul className="adm-signs">
        {props.row.spamSigns.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p className="adm-soft adm-small">
        {t('No emails about it were sent. If it is not spam, one click moves it to the others.')}
      </p>
      <NotSpam {...props} large />
    </section>
  )
}
