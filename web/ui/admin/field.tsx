import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import type { Wiring } from '../field.tsx'
import { CircleAlert } from '../icons.tsx'

interface Labelled {
  label: string
  /** At the end of the label: how many characters, how many pictures. */
  end?: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** One sentence; the field is marked wrong while it is there. */
  error?: string
}

/** Label above, error and hint below; hands the wiring to whatever control stands between. */
export function AdminField({
  label,
  end,
  hint,
  optional,
  error,
  children,
}: Labelled & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const wiring: Wiring = {
    id,
    ...(error && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  }
  return (
    <div className="adm-field">
      <label className="adm-label" htmlFor={id}>
        {label}
        {optional && <span className="adm-opt">optional</span>}
        {end && <span className="adm-end">{end}</span>}
      </label>
      {children(wiring)}
      {error && (
        <p className="adm-err" id={`${id}-error`}>
          <CircleAlert />
          {error}
        </p>
      )}
      {hint && (
        <p className="adm-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

export function AdminInput({
  label,
  end,
  hint,
  optional,
  error,
  prefix,
  className,
  ...props
}: Labelled & Omit<ComponentProps<'input'>, 'prefix'> & { prefix?: string }) {
  return (
    <AdminField {...{ label, end, hint, optional, error }}>
      {(wiring) =>
        prefix ? (
          <div className="adm-prefix">
            <span aria-hidden="true">{prefix}</span>
            <input {...props} {...wiring} />
          </div>
        ) : (
          <input {...props} {...wiring} className={classNames('adm-input', className)} />
        )
      }
    </AdminField>
  )
}

export function AdminTextArea({
  label,
  end,
  hint,
  optional,
  error,
  ...props
}: Labelled & ComponentProps<'textarea'>) {
  return (
    <AdminField {...{ label, end, hint, optional, error }}>
      {(wiring) => <textarea {...props} {...wiring} className="adm-input" />}
    </AdminField>
  )
}
