import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { CircleAlert } from './icons.tsx'
import { t } from '../../language/t.ts'

interface Labelled {
  label: string
  /** Shown at the end of the label: how many characters, how many pictures. */
  end?: ReactNode
  /** Shown above the control: what to know before typing. */
  rule?: ReactNode
  hint?: ReactNode
  /** One sentence; the field is marked invalid while it is set. */
  error?: string
  optional?: boolean
  className?: string
  /** The control is not a form element and carries its own label. */
  named?: boolean
}

/** Connects an input with its label and its error. */
export interface Wiring {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** Label and rule above, error and hint below; passes the attributes to the control in between. */
export function FieldFrame({
  label,
  end,
  rule,
  hint,
  error,
  optional,
  className,
  named,
  children,
}: Labelled & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const described = [rule && `${id}-rule`, error && `${id}-error`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  const wiring: Wiring = {
    id,
    ...(error && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  }
  const Label: ElementType = named ? 'span' : 'label'
  return (
    <div className={classNames('field', className)}>
      <Label className="label" htmlFor={named ? undefined : id}>
        {label} {optional && <span className="opt">{t('(optional)')}</span>}
        {end && <span className="end">{end}</span>}
      </Label>
      {rule && (
        <p className="note" id={`${id}-rule`}>
          {rule}
        </p>
      )}
      {children(wiring)}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert />
          {error}
        </p>
      )}
      {hint && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

export function TextField({
  label,
  end,
  hint,
  error,
  optional,
  prefix,
  unit,
  className,
  ...props
}: Labelled & Omit<ComponentProps<'input'>, 'prefix'> & { prefix?: string; unit?: string }) {
  return (
    <FieldFrame {...{ label, end, hint, error, optional, className }}>
      {(wiring) =>
        prefix || unit ? (
          <div className="input prefixed">
            {prefix && <span aria-hidden="true">{prefix}</span>}
            <input type="text" {...props} {...wiring} />
            {unit && <span className="unit">{unit}</span>}
          </div>
        ) : (
          <input type="text" {...props} {...wiring} className="input" />
        )
      }
    </FieldFrame>
  )
}

export function TextArea({
  label,
  end,
  hint,
  error,
  optional,
  className,
  ...props
}: Labelled & ComponentProps<'textarea'>) {
  return (
    <FieldFrame {...{ label, end, hint, error, optional, className }}>
      {(wiring) => <textarea {...props} {...wiring} className="input" />}
    </FieldFrame>
  )
}
