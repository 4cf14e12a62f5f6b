import { scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { passwords } from './password.ts'

/** By OWASP's advice for scrypt: 16 MB and more for each guess. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }

it('a password is stored as a slow hash with a unique salt', async () => {
  const [one, other] = await Promise.all([passwords.hash('river-boat-27'), passwords.hash('river-boat-27')])
  expect(one).not.toBe(other)
  const [salt, key] = one.split(':')
  expect(scryptSync('river-boat-27', salt!, 64, cost).toString('hex')).toBe(key)
  expect(await passwords.verify({ hash: one, password: 'river-boat-27' })).toBe(true)
  expect(await passwords.verify({ hash: one, password: 'river-boat-28' })).toBe(false)
})
