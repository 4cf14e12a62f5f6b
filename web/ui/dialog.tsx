import { type ReactNode, useId } from 'react'
import { Close } from './icons.tsx'
import { useModal } from './use-modal.ts'
import { t } from '../../language/t.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/**
 * A modal dialog, closed by Escape, its button or a click outside. The browser traps the focus and returns it
 * afterwards.
 */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const modal = useModal(open)
  const titleId = useId()
  return (
    <dialog {...modal} className="dialog" aria-labelledby={open ? titleId : undefined} onClose={onClose}>
      {open && (
        <>
          <h2 id={titleId}>{title}</h2>
          {children}
          <button type="button" className="icon-btn dialog-close" aria-label={t('Close')} onClick={onClose}>
            <Close />
          </button>
        </>
      )}
    </dialog>
  )
}
