import { expect, it } from 'vitest'
import { signInAddress } from './guard.ts'

it('builds a sign-in address that leads back', () => {
  expect(signInAddress('https://aloka.example/admin/services?page=2')).toBe(
    '/login?return=%2Fadmin%2Fservices%3Fpage%3D2',
  )
})
