import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { CircleAlert } from './icons.tsx'

interface Labelled {
  label: string
  /** One sentence; the field is marked wrong while it is there. */
  error?: string
  optional?: boolean
  className?: string
}

/** What an input needs so that its label, its error and it belong together. */
export interface Wiring {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** Label above, error sentence below; hands the wiring to whatever control stands between. */
export function FieldFrame({
  label,
  error,
  optional,
  className,
  children,
}: Labelled & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const errorId = `${id}-error`
  const wiring: Wiring = error ? { id, 'aria-invalid': true, 'aria-describedby': errorId } : { id }
  return (
    <div className={classNames('field', className)}>
      <label className="label" htmlFor={id}>
        {label} {optional && <span className="opt">(optional)</span>}
      </label>
      {children(wiring)}
      {error && (
        <p className="field-error" id={errorId}>
          <CircleAlert />
          {error}
        </p>
      )}
    </div>
  )
}

export function TextField({
  label,
  error,
  optional,
  className,
  ...props
}: Labelled & ComponentProps<'input'>) {
  return (
    <FieldFrame label={label} error={error} optional={optional} className={className}>
      {(wiring) => <input {...props} {...wiring} className="input" />}
    </FieldFrame>
  )
}

export function TextArea({
  label,
  error,
  optional,
  className,
  ...props
}: Labelled & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} error={error} optional={optional} className={className}>
      {(wiring) => <textarea {...props} {...wiring} className="input" />}
    </FieldFrame>
  )
}
