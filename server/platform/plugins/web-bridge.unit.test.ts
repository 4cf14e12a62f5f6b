import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { toWebRequest } from './web-bridge.ts'

it('addresses of this site', () => {
  for (const url of [
    '//',
    '///',
    '//evil.example/blog',
    '/\\evil.example',
    '\\\\evil.example',
    'http://evil.example/blog',
    'http://evil.example//other.example',
  ]) {
    const request = { url, method: 'GET', headers: {} } as FastifyRequest
    const { origin, pathname } = new URL(toWebRequest(request, 'https://studio.example').url)
    expect(origin, url).toBe('https://studio.example')
    expect(pathname, url).not.toMatch(/^\/\//)
  }
})
