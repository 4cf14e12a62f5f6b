import { useEffect, useRef } from 'react'
import { CircleAlert, CircleCheck } from './icons.tsx'
import { Spinner } from './spinner.tsx'
import { useToasts } from './toast.ts'

const signs = { success: <CircleCheck />, error: <CircleAlert />, loading: <Spinner small /> }

/** Top centre. The region is always there: one that appears together with its text is often not spoken. */
export function Toaster() {
  const toasts = useToasts()
  const ref = useRef<HTMLDivElement>(null)
  const count = toasts.length
  useEffect(() => {
    const element = ref.current
    if (!element?.showPopover) return
    // A modal dialog lies above everything but a popover that was shown after it.
    if (element.matches(':popover-open')) element.hidePopover()
    if (count > 0 && document.querySelector('dialog:modal')) element.showPopover()
  }, [count])
  return (
    <div ref={ref} className="toasts" popover="manual" role="status">
      {toasts.map(({ id, kind, text }) => (
        <div key={id} className={`toast ${kind}`}>
          {signs[kind]}
          <span>{text}</span>
        </div>
      ))}
    </div>
  )
}
