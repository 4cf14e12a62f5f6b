import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { t } from '../../../language/t.ts'

interface ConfirmProps {
  open: boolean
  /** The sentence of the specification. */
  question: string
  /** The affected item, so that its neighbour is not deleted by mistake. */
  what?: ReactNode
  /** The consequences of a yes. */
  note?: string
  yes?: string
  no?: string
  busy?: boolean
  onYes: () => void
  onNo: () => void
}

/** Confirms what cannot be undone. Escape, the backdrop and 'No' cancel; 'No' has the focus. */
export function ConfirmDialog({
  open,
  question,
  what,
  note,
  yes = t("Yes, I'm sure"),
  no = t('No, cancel'),
  busy,
  onYes,
  onNo,
}: ConfirmProps) {
  const noRef = useRef<HTMLButtonElement>(null)
  const modal = useModal(open, noRef)
  const id = useId()
  return (
    <dialog
      {...modal}
      className="dialog"
      role="alertdialog"
      aria-labelledby={open ? `${id}-question` : undefined}
      aria-describedby={open && note ? `${id}-note` : undefined}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={onNo}
    >
      {open && (
        <>
          <div className="adm-dialog-in">
            <h2 id={`${id}-question`}>{question}</h2>
            {what && <div className="row adm-inset adm-what">{what}</div>}
            {note && <p id={`${id}-note`}>{note}</p>}
          </div>
          <div className="adm-yn">
            <Button look="line" ref={noRef} disabled={busy} onClick={onNo}>
              {no}
            </Button>
            <Button look="ink" busy={busy} onClick={onYes}>
              {yes}
            </Button>
          </div>
        </>
      )}
    </dialog>
  )
}
