import { type FormEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CircleAlert } from '../../ui/icons.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { useScrollIntoView } from '../../ui/use-scroll-into-view.ts'
import { t } from '../../../language/t.ts'

interface FormDialogProps {
  title: string
  lede?: ReactNode
  /** The text of the button: 'Block 3 days'; absent if nothing can be sent. */
  verb?: string
  /** The text of the other button, if it is more than cancel. */
  cancel?: string
  /** Disabled until something was chosen or said. */
  isBlocked?: boolean
  isWide?: boolean
  /** Ink for what cannot be undone. */
  look?: 'accent' | 'ink'
  /** The harmless button has the focus. */
  isGrave?: boolean
  busy: boolean
  failure: ApiError | null
  form?: RefObject<HTMLFormElement | null>
  onSubmit?: (event: FormEvent) => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** An error without a field: while a dialog is open, toasts are not read out. */
function Refusal({ failure }: Pick<FormDialogProps, 'failure'>) {
  const ref = useScrollIntoView<HTMLParagraphElement>(failure)
  if (!failure || Object.keys(failure.fields).length > 0) return null
  return (
    <p ref={ref} className="adm-warn adm-refusal" role="alert">
      <CircleAlert />
      <span>{failure.message}</span>
    </p>
  )
}

/** The page no longer shows what is stored. */
const isStale = (failure: ApiError | null) => failure?.status === 409 || failure?.status === 404

/** A form in a dialog; on phones a sheet from the bottom. Mounted while it is open. */
export function FormDialog({
  title,
  lede,
  verb,
  cancel = t('Cancel'),
  look = 'accent',
  isGrave = false,
  isBlocked = false,
  isWide = false,
  busy,
  failure,
  form,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  const modal = useModal(true, isGrave ? safe : undefined)
  const id = useId()
  const { revalidate } = useRevalidator()
  // Only now: the dialog may unmount together with its row, and its message with it.
  const close = () => {
    if (isStale(failure)) void revalidate()
    onClose()
  }
  return (
    <dialog
      {...modal}
      className={classNames('dialog', isWide && 'adm-dialog-wide')}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={close}
    >
      <form ref={form} onSubmit={(event) => void onSubmit?.(event)} noValidate>
        <div className="adm-dialog-in">
          <h2 id={`${id}-title`}>{title}</h2>
          {lede && <p>{lede}</p>}
          <div className="adm-gap">{children}</div>
          <Refusal failure={failure} />
        </div>
        <div className="adm-yn">
          <Button ref={safe} look="line" disabled={busy} onClick={close}>
            {cancel}
          </Button>
          {verb && (
            <Button look={look} type="submit" busy={busy} disabled={isBlocked}>
              {verb}
            </Button>
          )}
        </div>
      </form>
    </dialog>
  )
}
