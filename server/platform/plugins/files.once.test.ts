import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { failure } from '../../../contract/shape/envelope.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { config, send } = await createTestApp()
await writeFile(join(config.dataDir, 'secret.db'), 'out of reach')

const hostile = [
  '../../secret.db',
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
  'p',
  '.',
  '..',
  'p/../../secret.db',
  'p/%2e%2e/%2e%2e/secret.db',
  'p\\..\\..\\secret.db',
  '..;/secret.db',
  '%2e%2e%00/secret.db',
  '%ef%bc%8e%ef%bc%8e/secret.db',
  'C:%5csecret.db',
  'file:%2f%2f%2fetc/passwd',
  '/etc/passwd',
  '%2fetc%2fpasswd',
]

it('nothing outside their folder is served', async () => {
  for (const path of hostile) {
    for (const prefix of ['/media/', '//media/', '/media//']) {
      const reply = await send('GET', prefix + path)
      expect([400, 404], path).toContain(reply.status)
      expect(failure.strict().safeParse(reply.body).success, path).toBe(true)
    }
  }
})

/** A bucket that has every file, and records what was requested. */
async function startBucket() {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(request.url!)
    reply.end('a picture')
  }).listen(0, 'localhost')
  await once(server, 'listening')
  afterAll(() => void server.close())
  return { asked, url: `http://localhost:${(server.address() as AddressInfo).port}` }
}

it('only valid names of pictures are requested from a bucket', async () => {
  const bucket = await startBucket()
  const site = await createTestApp({
    S3_ENDPOINT: bucket.url,
    S3_BUCKET: 'studio',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  const good = '/media/p/0123abcd-640.jpg'
  expect((await site.send('GET', good)).body).toBe('a picture')
  expect(bucket.asked).toEqual([expect.stringContaining('/studio/media/p/0123abcd-640.jpg')])
  const odd = [
    'p/0123abcd-640.jpg%00',
    'p/0123abcd-640.jpg/..',
    'p/..%2f0123abcd-640.jpg',
    '../originals/0123abcd',
  ]
  for (const path of [...hostile, ...odd, '%2e%2e/originals/0123abcd', 'p/0123abcd-640.jpg%3fversioning'])
    expect([400, 404], path).toContain((await site.send('GET', `/media/${path}`)).status)
  expect(bucket.asked).toHaveLength(1)
})
