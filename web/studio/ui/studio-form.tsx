import { type ComponentProps, type KeyboardEvent, useId } from 'react'
import { ConflictNotice } from './conflict-notice.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { useIsGuarded, useUnsaved } from './unsaved-forms.tsx'
import type { FormState } from './use-form.ts'

interface StudioFormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'noValidate'> {
  form: FormState
  beforeSubmit?: () => void
}

/** A form of a page: with a notice where somebody else saved meanwhile, and a question before changes are left. */
export function StudioForm({ form, beforeSubmit, children, ...props }: StudioFormProps) {
  const { ref, dirty, busy, saved, conflict, submit } = form
  const isGuarded = useIsGuarded()
  useUnsaved(useId(), dirty)
  return (
    <>
      {conflict && <ConflictNotice {...conflict} busy={busy} />}
      <form
        {...props}
        ref={ref}
        onSubmit={(event) => {
          beforeSubmit?.()
          void submit(event)
        }}
        noValidate
      >
        {children}
      </form>
      {!isGuarded && <LeaveGuard dirty={dirty} saved={saved} />}
    </>
  )
}

/** Submits the form of a textarea on Ctrl+Enter or Cmd+Enter. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
