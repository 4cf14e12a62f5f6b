import type { ComponentProps, ReactNode } from 'react'
import { AdminField } from './field.tsx'

interface AdminSelectProps extends ComponentProps<'select'> {
  label: string
  hint?: ReactNode
  error?: string
  /** What it says when nothing is chosen, where that may be. */
  none?: string
  options: { value: string; label: string }[]
}

export function AdminSelect({ label, hint, error, none, options, ...props }: AdminSelectProps) {
  return (
    <AdminField label={label} hint={hint} error={error}>
      {(wiring) => (
        <select {...props} {...wiring} className="adm-input adm-select">
          {none && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </AdminField>
  )
}
