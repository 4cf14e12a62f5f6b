import { type FormEvent, type ReactNode, type RefObject, useId } from 'react'
import { Button } from '../button.tsx'
import { useModal } from '../use-modal.ts'
import { t } from '../../../language/t.ts'

interface FormDialogProps {
  title: string
  lede?: ReactNode
  /** What the button does: 'Block 3 days'. */
  verb: string
  /** Ink for what cannot be taken back. */
  look?: 'accent' | 'ink'
  busy: boolean
  form?: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** A form above the page; on phones it comes from below. It is there as long as it is open. */
export function FormDialog({
  title,
  lede,
  verb,
  look = 'accent',
  busy,
  form,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const modal = useModal(true)
  const id = useId()
  return (
    <dialog
      {...modal}
      className="dialog"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={onClose}
    >
      <form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate>
        <div className="adm-dialog-in">
          <h2 id={`${id}-title`}>{title}</h2>
          {lede && <p>{lede}</p>}
          <div className="adm-gap">{children}</div>
        </div>
        <div className="adm-yn">
          <Button look="line" disabled={busy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button look={look} type="submit" busy={busy}>
            {verb}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
