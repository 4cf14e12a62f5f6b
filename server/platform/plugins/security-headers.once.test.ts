import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

it('every reply has the security headers, including errors', async () => {
  const { send } = await createTestApp()
  for (const path of ['/api/services', '/api/nowhere', '/api/docs', '/media/nothing.jpg']) {
    const { headers } = await send('GET', path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
})

it('inline scripts are forbidden by default', async () => {
  const { send } = await createTestApp()
  const policy = String((await send('GET', '/api/docs')).headers['content-security-policy'])
  expect(/script-src ([^;]+)/.exec(policy)![1]).toBe("'self'")
})

it('with TLS, replies have Strict-Transport-Security', async () => {
  const { send } = await createTestApp({ PUBLIC_URL: 'https://studio.example' })
  expect((await send('GET', '/api/health')).headers['strict-transport-security']).toContain(
    'max-age=31536000',
  )
})

it('CORS allows only the configured origins', async () => {
  const { send } = await createTestApp({ CORS_ORIGINS: 'https://shop.example' })
  const origin = async (value: string) =>
    (await send('GET', '/api/services', { headers: { origin: value } })).headers[
      'access-control-allow-origin'
    ]
  expect(await origin('https://shop.example')).toBe('https://shop.example')
  expect(await origin('https://evil.example')).toBeUndefined()
})
