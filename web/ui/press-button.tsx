import type { ComponentProps } from 'react'
import { Spinner } from './loading.tsx'

export interface PressButtonProps extends ComponentProps<'button'> {
  busy?: boolean
}

/** While busy it keeps its focus and size, and ignores clicks. */
export function PressButton({ busy, children, onClick, type = 'button', ...props }: PressButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner small />}
      {children}
    </button>
  )
}
