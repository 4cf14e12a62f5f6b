import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { failure } from '../../contract/envelope.ts'
import { createTestApp } from '../testing/test-app.ts'

const { config, send } = await createTestApp()
await writeFile(join(config.dataDir, 'secret.db'), 'out of reach')

it.each([
  '../secret.db',
  '..%2fsecret.db',
  '%2e%2e/secret.db',
  '%2e%2e%2fsecret.db',
  '..%5csecret.db',
  '..\\secret.db',
  '....//secret.db',
  '%252e%252e%252fsecret.db',
  'p/..%2f..%2fsecret.db',
  '%c0%ae%c0%ae/secret.db',
  '%00',
  'a%00.jpg',
  '',
  'p/',
])('nothing outside their folder is served: /media/%s', async (path) => {
  for (const prefix of ['/media/', '//media/', '/media//']) {
    const reply = await send('GET', prefix + path)
    expect([400, 404]).toContain(reply.status)
    expect(failure.strict().safeParse(reply.body).success).toBe(true)
  }
})
