import { expect, it } from 'vitest'
import { passwordProblem, passwordStrength } from './password.ts'

it('the rule for customers and for the owner', () => {
  for (const [password, role, sentence] of [
    ['five5', 'customer', 'Password must be at least 6 characters long'],
    ['sixsix', 'customer', undefined],
    ['five5', 'owner', 'Password must be at least 12 characters long'],
    ['eleven-char', 'owner', 'Password must be at least 12 characters long'],
    ['river-boat-27', 'owner', undefined],
    ['নদীর ঘাটে নৌকা', 'owner', undefined],
  ] as const) {
    expect(passwordProblem(password, role), password).toBe(sentence)
  }
})

it('the owner may not take a password that is easy to guess', () => {
  for (const password of [
    'aaaaaaaaaaaa',
    '121212121212',
    'password1234',
    'Password12345!',
    'qwertyqwerty1',
    'aloka-photo-1',
  ]) {
    expect(passwordProblem(password, 'owner'), password).toMatch(/easy to guess/)
  }
})

it('the strength of passwords', () => {
  for (const [password, strength] of [
    ['aaaaaa', 'weak'],
    ['password12345678', 'weak'],
    ['river-boat', 'fair'],
    ['three blue boats', 'strong'],
  ] as const) {
    expect(passwordStrength(password), password).toBe(strength)
  }
})
