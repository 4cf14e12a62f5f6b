import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { toWebRequest } from './web-bridge.ts'

it.each([
  '//',
  '///',
  '//evil.example/blog',
  '/\\evil.example',
  '\\\\evil.example',
  'http://evil.example/blog',
  'http://evil.example//other.example',
])('%s is an address of this site', (url) => {
  const request = { url, method: 'GET', headers: {} } as FastifyRequest
  const { origin, pathname } = new URL(toWebRequest(request, 'https://studio.example').url)
  expect(origin).toBe('https://studio.example')
  expect(pathname).not.toMatch(/^\/\//)
})
