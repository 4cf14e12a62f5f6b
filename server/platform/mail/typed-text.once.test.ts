import { afterAll, describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { receiveMails, countWaitingMails } from '../../testing/receive-mails.ts'
import { addService, bookingExample, messageExample } from '../../testing/examples.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { createTestApp } from '../../testing/test-app.ts'

const mailServer = await startMailServer()
afterAll(() => mailServer.stop())

describe('typed text', () => {
  it('cannot add headers or recipients through any field of a mail', async () => {
    const app = await createTestApp()
    const ends = ['\r\n', '\n', '\r', '\u2028', '%0d%0a', '\\r\\n']
    for (const [n, end] of ends.entries()) {
      const email = `sender-${n}@example.org`
      const line = `${end}Bcc: everyone@example.net${end}X-Injected: yes${end}${end}A body`
      const example = bookingExample(await addService(app, { title: `Portraits${line}` }))
      const booking = { ...example, email, name: `Rafi${line}`, address: `Here${line}` }
      const message = { ...messageExample, email, name: `Nadia${line}`, subject: `Hello${line}` }
      const body = { body: `Yes${line}` }
      for (const [calls, sent] of [
        [api.booking, booking],
        [api.message, message],
      ] as const) {
        const id = (await app.call(calls.add, { body: sent })).body.data._id
        await app.call(calls.reply, { as: 'owner', params: { id }, body })
      }
    }
    for (const { headers, to } of await receiveMails(mailServer, app, ends.length * 6)) {
      expect(headers).not.toHaveProperty('bcc')
      expect(headers).not.toHaveProperty('x-injected')
      expect(headers.subject).toMatch(/Portraits|Hello|Your message/)
      expect(to).toHaveLength(1)
    }
  })

  it('is refused as an address if it contains several addresses or a header', async () => {
    const app = await createTestApp()
    const example = bookingExample(await addService(app))
    const addresses = [
      'a@example.com\r\nBcc: b@example.net',
      'a@example.com,b@example.net',
      '<a@example.com>',
    ]
    for (const email of [...addresses, '"a b"@example.com']) {
      expect((await app.call(api.message.add, { body: { ...messageExample, email } })).status).toBe(400)
      expect((await app.call(api.booking.add, { body: { ...example, email } })).status).toBe(400)
    }
    expect(await countWaitingMails(app)).toBe(0)
  })

  it('is never HTML', async () => {
    const app = await createTestApp()
    const message = '<img src=x onerror=alert(1)> "&" <u onclick="x()">click</u>\nসালাম'
    await app.call(api.message.add, { body: { ...messageExample, subject: '<b>Bold</b>', message } })
    const [toOwner] = await receiveMails(mailServer, app, 2)
    const { html, text } = toOwner!
    expect(html).not.toMatch(/<img|<b>|<u/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&amp;&quot;')
    expect(html).toContain('<br/>সালাম')
    expect(text).toContain('> <img src=x onerror=alert(1)> "&"')
  })

  it('cannot add a property to the .ics file', async () => {
    const app = await createTestApp()
    const example = bookingExample(await addService(app))
    const name = 'Rafi\r\nATTENDEE:mailto:everyone@example.net'
    await app.call(api.booking.add, { body: { ...example, name, address: 'A; B, C\nD' } })
    const [toOwner] = await receiveMails(mailServer, app, 2)
    expect(toOwner!.files[0]!.content).not.toMatch(/^ATTENDEE/m)
    expect(toOwner!.files[0]!.content.replace(/\r\n /g, '')).toContain(String.raw`LOCATION:A\; B\, C D`)
  })
})
