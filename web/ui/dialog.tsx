import { type ReactNode, useEffect, useId, useRef } from 'react'
import { closeOnBackdrop } from './close-on-backdrop.ts'
import { Close } from './icons.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/**
 * A modal dialog, closed by Escape, its button or a click beside it. The browser keeps the focus inside and gives it
 * back to where it came from.
 */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={titleId} onClose={onClose} {...closeOnBackdrop}>
      {open && (
        <>
          <h2 id={titleId}>{title}</h2>
          {children}
          <button type="button" className="icon-btn dialog-close" aria-label="Close" onClick={onClose}>
            <Close />
          </button>
        </>
      )}
    </dialog>
  )
}
