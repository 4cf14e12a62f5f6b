import { useState } from 'react'
import type { Role } from '../../contract/shape/identity.ts'
import { passwordStrength, shortestPassword } from '../../contract/shape/password.ts'
import { type Label, t } from '../../language/t.ts'
import { PasswordField } from './password-field.tsx'

const strengthLabels = {
  weak: 'Easy to guess',
  fair: 'Fair',
  strong: 'Strong',
} as const satisfies Record<string, Label>

interface NewPasswordFieldProps {
  label: string
  name?: string
  error?: string
  defaultValue?: string
  /** The role of the account; unknown where only a link identifies it. */
  of?: Role
}

const ruleFor = (role: Role | undefined) =>
  role === undefined
    ? t('At least 6 characters, or 12 for the owner.')
    : t('At least {n} characters. Three words you like are easy to remember.', { n: shortestPassword[role] })

/** A new password with its rule above and its strength below. */
export function NewPasswordField({ of: role, ...props }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  const strength = typed && passwordStrength(typed)
  return (
    <PasswordField
      {...props}
      required
      minLength={shortestPassword[role ?? 'customer']}
      autoComplete="new-password"
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      rule={ruleFor(role)}
      hint={
        <span className="password-strength" data-strength={strength} role="status">
          {strength && t(strengthLabels[strength])}
        </span>
      }
    />
  )
}
