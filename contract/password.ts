import type { Role } from './identity.ts'

const minLength: Record<Role, number> = { customer: 8, owner: 12 }

/** What guessing programs try first. */
const common = /password|passw0rd|qwerty|letmein|welcome|admin|aloka|photo|12345|abcde/g
const fewestOwnCharacters = 6

const isEasyToGuess = (password: string) =>
  new Set(password.toLowerCase().replace(common, '')).size < fewestOwnCharacters

/** Why a new password is refused, as a sentence beside its field; undefined where it is fine. */
export function passwordProblem(password: string, role: Role = 'customer') {
  if (password.length < 6) return 'Password must be at least 6 characters long'
  if (password.length < minLength[role]) return `Password must be at least ${minLength[role]} characters long`
  if (role === 'owner' && isEasyToGuess(password))
    return 'This password is easy to guess. Choose one with more different characters.'
  return undefined
}
