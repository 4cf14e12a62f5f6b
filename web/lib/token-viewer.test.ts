import { expect, it } from 'vitest'
import { viewerOf } from './token-viewer.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (claims: object) => `${part({ alg: 'HS256' })}.${part(claims)}.signature`
const claims = { sub: 'u1', email: 'a@example.com', name: 'নুসরাত', picture: '', role: 'owner' }

it('reads the user of a valid token, in any script', () => {
  const viewer = { uid: 'u1', email: 'a@example.com', displayName: 'নুসরাত', photoURL: '', role: 'owner' }
  expect(viewerOf(tokenOf({ ...claims, exp: Date.now() / 1000 + 60 }))).toEqual(viewer)
})

it('returns null for an expired or missing token', () => {
  expect(viewerOf(tokenOf({ ...claims, exp: Date.now() / 1000 - 1 }))).toBeNull()
  for (const token of [null, '', 'a.b.c', 'nonsense']) expect(viewerOf(token)).toBeNull()
})
