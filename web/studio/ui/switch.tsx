import { type ReactNode, useId } from 'react'

interface SwitchProps {
  label: string
  /** What it does while it is on or off. */
  hint?: ReactNode
  checked: boolean
  onChange: (on: boolean) => void
  name?: string
}

/** A switch with its label at the left and the control at the right, in reach of the thumb. */
export function Switch({ label, hint, checked, onChange, name }: SwitchProps) {
  const id = useId()
  return (
    <div className="adm-switch-row">
      <div>
        <label className="adm-cell-t" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className="adm-cell-s" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className="adm-switch"
        id={id}
        name={name}
        checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  )
}
