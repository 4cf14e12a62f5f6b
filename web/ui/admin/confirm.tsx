import { type ReactNode, useEffect, useId, useRef } from 'react'
import { closeOnBackdrop } from '../close-on-backdrop.ts'
import { AdminButton } from './button.tsx'

interface ConfirmProps {
  open: boolean
  /** The specification's own sentence. */
  question: string
  /** The thing itself, so that nobody deletes its neighbour. */
  what?: ReactNode
  /** What follows from a yes. */
  note?: string
  yes?: string
  no?: string
  busy?: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before anything that cannot be undone. Escape, the backdrop and 'No' all cancel; 'No' has the focus. */
export function ConfirmDialog({
  open,
  question,
  what,
  note,
  yes = "Yes, I'm sure",
  no = 'No, cancel',
  busy,
  onYes,
  onNo,
}: ConfirmProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const noRef = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      noRef.current?.focus()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={ref}
      className="adm-dialog"
      role="alertdialog"
      aria-labelledby={`${id}-question`}
      aria-describedby={note ? `${id}-note` : undefined}
      {...closeOnBackdrop}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={onNo}
    >
      {open && (
        <>
          <div className="adm-dialog-in">
            <h2 id={`${id}-question`}>{question}</h2>
            {what && <div className="adm-what">{what}</div>}
            {note && <p id={`${id}-note`}>{note}</p>}
          </div>
          <div className="adm-yn">
            <AdminButton ref={noRef} disabled={busy} onClick={onNo}>
              {no}
            </AdminButton>
            <AdminButton look="ink" busy={busy} onClick={onYes}>
              {yes}
            </AdminButton>
          </div>
        </>
      )}
    </dialog>
  )
}
