import { generateKeyPairSync } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { defaultSite } from '../../../contract/shape/site-settings.ts'
import { receiveMails } from '../../testing/receive-mails.ts'
import { messageExample } from '../../testing/examples.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { createTestApp } from '../../testing/test-app.ts'

const mailServer = await startMailServer()
afterAll(() => mailServer.stop())

describe('the sender of a mail', () => {
  it.each([
    ['studio@example.com', '"Chhaya & Co. Photography" <studio@example.com>'],
    ['Front desk <studio@example.com>', 'Front desk <studio@example.com>'],
  ])('%s is sent as %s once the studio has a name', async (mailFrom, from) => {
    const app = await createTestApp()
    const body = { ...defaultSite, brand: 'Chhaya & Co.', email: 'hello@chhaya.example' }
    expect((await app.call(api.site.update, { as: 'owner', body })).status).toBe(200)
    await app.call(api.message.add, { body: messageExample })
    const [toOwner, toSender] = await receiveMails(mailServer, app, 2, { mailFrom })
    expect(toSender!.headers.from).toBe(from)
    expect(toSender!.headers['reply-to']).toBe('hello@chhaya.example')
    expect(toOwner!.headers['reply-to']).toBe(messageExample.email)
  })
})

it('mails are signed if DKIM is configured', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const app = await createTestApp({
    DKIM_DOMAIN: 'studio.example',
    DKIM_SELECTOR: 'mail',
    DKIM_PRIVATE_KEY: privateKey.replaceAll('\n', String.raw`\n`),
  })
  await app.call(api.message.add, { body: messageExample })
  for (const { headers } of await receiveMails(mailServer, app, 2, { dkim: app.config.dkim }))
    expect(headers['dkim-signature']).toMatch(/d=studio\.example;.*s=mail;/)
})
