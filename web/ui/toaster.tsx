import { useEffect, useRef } from 'react'
import { CircleAlert, CircleCheck } from './icons.tsx'
import { Spinner } from './loading.tsx'
import { dismissToast, holdToast, releaseToast, type Toast, useToasts } from './toast.ts'

const signs = { success: <CircleCheck />, error: <CircleAlert />, loading: <Spinner small /> }

function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, text, action } = toast
  const hold = () => holdToast(id)
  const release = () => kind !== 'loading' && releaseToast(toast)
  return (
    <div
      className={`toast ${kind}`}
      data-acts={action ? '' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {signs[kind]}
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="toast-act"
          data-toast-act
          onClick={() => {
            dismissToast(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}

/** The region always exists: one that appears together with its text is often not read out. */
export function Toaster() {
  const toasts = useToasts()
  const ref = useRef<HTMLDivElement>(null)
  const count = toasts.length
  useEffect(() => {
    const element = ref.current
    if (!element?.showPopover) return
    // A modal dialog covers everything except a popover that was opened after it.
    if (element.matches(':popover-open')) element.hidePopover()
    if (count > 0 && document.querySelector('dialog:modal')) element.showPopover()
  }, [count])
  return (
    <div ref={ref} className="toasts" popover="manual" role="status">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}
