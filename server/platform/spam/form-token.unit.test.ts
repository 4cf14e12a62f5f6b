import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createFormTokens } from './form-token.ts'

const tokens = createFormTokens(randomBytes(32))

it('tells the age of its page', () => {
  expect(tokens.ageOf(tokens.mint(1_000_000), 1_004_500)).toBe(4500)
})

it('cannot be forged', () => {
  const [, signature] = tokens.mint(1_000_000).split('.')
  for (const token of ['', '.', 'x', `${(900_000).toString(36)}.${signature}`, tokens.mint().slice(0, -1)])
    expect(tokens.ageOf(token)).toBeUndefined()
  expect(createFormTokens(randomBytes(32)).ageOf(tokens.mint())).toBeUndefined()
})
