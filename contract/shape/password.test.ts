import { expect, it } from 'vitest'
import { passwordProblem, passwordStrength } from './password.ts'

it.each([
  ['five5', 'customer', 'Password must be at least 6 characters long'],
  ['sixsix', 'customer', undefined],
  ['five5', 'owner', 'Password must be at least 12 characters long'],
  ['eleven-char', 'owner', 'Password must be at least 12 characters long'],
  ['river-boat-27', 'owner', undefined],
  ['নদীর ঘাটে নৌকা', 'owner', undefined],
] as const)('%s for a %s: %s', (password, role, sentence) => {
  expect(passwordProblem(password, role)).toBe(sentence)
})

it.each(['aaaaaaaaaaaa', '121212121212', 'password1234', 'Password12345!', 'qwertyqwerty1', 'aloka-photo-1'])(
  'the owner may not take %s, which is easy to guess',
  (password) => expect(passwordProblem(password, 'owner')).toMatch(/easy to guess/),
)

it.each([
  ['aaaaaa', 'weak'],
  ['password12345678', 'weak'],
  ['river-boat', 'fair'],
  ['three blue boats', 'strong'],
] as const)('%s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))
