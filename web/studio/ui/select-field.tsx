import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from '../../ui/field.tsx'

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  hint?: ReactNode
  error?: string
  /** The text of the empty option, if it is allowed. */
  none?: string
  options: { value: string; label: string }[]
}

export function SelectField({ label, hint, error, none, options, ...props }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <select {...props} {...wiring} className="input adm-select">
          {none && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
