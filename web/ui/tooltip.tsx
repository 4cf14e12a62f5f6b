import { type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'

/** A hint for pointer and keyboard; Escape hides it until the pointer or the focus returns. */
export function Tooltip({
  hint,
  className,
  children,
}: {
  hint: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  const [hushed, setHushed] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it must be reached to be read, and does nothing
    <span
      className={classNames('tip-host', className)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-describedby={id}
      data-hushed={hushed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setHushed(true)}
      onBlur={() => setHushed(false)}
      onPointerLeave={() => setHushed(false)}
    >
      {children}
      <span className="tip" role="tooltip" id={id}>
        {hint}
      </span>
    </span>
  )
}
