import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { z } from '../../../contract/shape/zod.ts'
import type { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CircleAlert } from '../../ui/icons.tsx'
import type { ToastAction } from '../../ui/toast.ts'
import { useModal } from '../../ui/use-modal.ts'
import { useScrollIntoView } from '../../ui/use-scroll-into-view.ts'
import { t } from '../../../language/t.ts'
import { type FieldsOf, type FormOptions, type FormState, useForm } from './use-form.ts'

interface DialogLooks {
  title: string
  /** The affected item, so that its neighbour is not deleted by mistake. */
  what?: ReactNode
  /** What it does. */
  lede?: ReactNode
  /** The text of the button: 'Block 3 days'; absent if nothing can be sent. */
  verb?: string
  /** The text of the other button, if it is more than cancel. */
  cancel?: string
  /** Ink for what cannot be undone. */
  look?: 'accent' | 'ink'
  isWide?: boolean
  /** Disabled until something was chosen. */
  isBlocked?: boolean
  /** The harmless button has the focus. */
  isGrave?: boolean
  onClose: () => void
}

interface DialogFrameProps extends DialogLooks {
  /** A question without fields. */
  isQuestion?: boolean
  busy?: boolean
  failure?: ApiError | null
  form?: FormState['ref']
  onSubmit?: (event: FormEvent) => void
  children?: ReactNode
}

/** An error without a field: while a dialog is open, toasts are not read out. */
function Refusal({ failure }: { failure: ApiError | null }) {
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

/** A dialog with two buttons; on phones a sheet from the bottom. Mounted while it is open. */
export function DialogFrame({
  title,
  what,
  lede,
  verb,
  cancel = t('Cancel'),
  look = 'accent',
  isWide = false,
  isBlocked = false,
  isQuestion = false,
  isGrave = isQuestion,
  busy = false,
  failure = null,
  form,
  onSubmit,
  onClose,
  children,
}: DialogFrameProps) {
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
      role={isQuestion ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={isQuestion && lede ? `${id}-lede` : undefined}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={close}
    >
      <form
        ref={form}
        onSubmit={(event) => {
          // The dialog may stand inside of another form.
          event.preventDefault()
          event.stopPropagation()
          onSubmit?.(event)
        }}
        noValidate
      >
        <div className="adm-dialog-in">
          <h2 id={`${id}-title`}>{title}</h2>
          {what && <div className="row adm-inset adm-what">{what}</div>}
          {lede && <p id={`${id}-lede`}>{lede}</p>}
          {children && <div className="adm-gap">{children}</div>}
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

interface FormDialogProps extends DialogLooks {
  form: FormState
  isQuestion?: boolean
  children?: ReactNode
}

/** A dialog around a form that the caller made, because more than its fields depends on what is typed. */
export function FormDialog({ form: { ref, busy, failure, submit }, onClose, ...props }: FormDialogProps) {
  const send = async (event: FormEvent) => {
    if (await submit(event)) onClose()
  }
  return (
    <DialogFrame
      {...props}
      form={ref}
      busy={busy}
      failure={failure}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
    />
  )
}

type ActionDialogProps<
  Values extends object,
  Checked,
  Input,
  Reply extends { message: string },
> = DialogLooks &
  FormOptions<Values, Checked, Input, Reply> & { children: (form: FieldsOf<Values>) => ReactNode }

/** A dialog with fields: sends them, closes, and loads the page again. */
export function ActionDialog<Values extends object, Checked, Input, Reply extends { message: string }>({
  children,
  ...props
}: ActionDialogProps<Values, Checked, Input, Reply>) {
  const form = useForm(props as unknown as FormOptions<Values, Checked, Input, Reply>)
  return (
    <FormDialog {...props} form={form}>
      {children(form)}
    </FormDialog>
  )
}

interface Question {
  /** The sentence of the specification. */
  title: string
  what?: ReactNode
  /** The consequences of a yes. */
  lede?: ReactNode
  verb?: string
  cancel?: string
  send: () => Promise<{ message: string }>
  /** Leaves the page; without it, the page is loaded again. */
  onSaved?: () => void
  /** The action of the toast, such as undo. */
  offer?: () => ToastAction
  onClose: () => void
}

const noFields = z.object({})

/** Asks before what cannot be undone. Escape, the backdrop and 'No' cancel. */
export function ConfirmDialog({ send, onSaved, offer, ...looks }: Question) {
  const form = useForm({ schema: noFields, initial: {}, send, onSaved, offer })
  return (
    <FormDialog
      verb={t("Yes, I'm sure")}
      cancel={t('No, cancel')}
      {...looks}
      look="ink"
      isQuestion
      form={form}
    />
  )
}
