import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { t } from '../../../language/t.ts'

interface ConflictNoticeProps {
  /** The message of the server. */
  sentence: string
  busy: boolean
  onOverwrite: () => void
  onLoadStored: () => void
}

/** Shown when two people edited one record: offers to overwrite or reload, and discards nothing by itself. */
export function ConflictNotice({ sentence, busy, onOverwrite, onLoadStored }: ConflictNoticeProps) {
  const ref = useRef<HTMLDivElement>(null)
  // The notice is above the form, which may be longer than the screen.
  useEffect(() => {
    ref.current?.focus()
  }, [sentence])
  return (
    <div ref={ref} className="adm-conflict" role="alert" tabIndex={-1}>
      <h2>{sentence}</h2>
      <p>
        {t(
          'What you typed is still here. You can save it over the other changes, or discard it and load the saved version.',
        )}
      </p>
      <div>
        <Button look="line" busy={busy} onClick={onOverwrite}>
          {t('Save mine')}
        </Button>
        <Button look="line" disabled={busy} onClick={onLoadStored}>
          {t('Load the saved version')}
        </Button>
      </div>
    </div>
  )
}
