import { type ComponentProps, type ReactNode, useState } from 'react'
import { FieldFrame } from './field.tsx'
import { Eye, EyeOff } from './icons.tsx'
import { t } from '../../language/t.ts'

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string
  error?: string
  rule?: ReactNode
  hint?: ReactNode
}

/** Masked, with a button that reveals it. */
export function PasswordField({ label, error, rule, hint, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame label={label} error={error} rule={rule} hint={hint}>
      {(wiring) => (
        <div className="input-icon">
          <input {...props} {...wiring} type={shown ? 'text' : 'password'} className="input" />
          <button
            type="button"
            className="icon-btn needs-script"
            aria-label={shown ? t('Hide password') : t('Show password')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff /> : <Eye />}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
