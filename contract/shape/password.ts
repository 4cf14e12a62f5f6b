import { t } from '../../language/t.ts'
import type { Role } from './identity.ts'

export const shortestPassword: Record<Role, number> = { customer: 6, owner: 12 }

/** Passwords that attackers try first. */
const common = /password|passw0rd|qwerty|letmein|welcome|admin|aloka|photo|12345|abcde/g
const fewestOwnCharacters = 6

const isEasyToGuess = (password: string) =>
  new Set(password.toLowerCase().replace(common, '')).size < fewestOwnCharacters

export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** A hint while typing; it does not refuse anything. */
export function passwordStrength(password: string): PasswordStrength {
  const own = new Set(password.toLowerCase().replace(common, '')).size
  if (password.length >= 14 && own >= 8) return 'strong'
  return password.length >= 10 && own >= fewestOwnCharacters ? 'fair' : 'weak'
}

/** Why a new password is refused, as a sentence for its field; undefined if it is fine. */
export function passwordProblem(password: string, role: Role = 'customer') {
  if (password.length < shortestPassword[role])
    return t('Password must be at least {min} characters long', { min: shortestPassword[role] })
  if (role === 'owner' && isEasyToGuess(password))
    return 'This password is easy to guess. Choose one with a wider mix of characters.'
  return undefined
}
