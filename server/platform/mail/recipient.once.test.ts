import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { addService, bookingExample, messageExample } from '../../testing/examples.ts'
import type { Letter } from './letter.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** Removes names, addresses and references, which may be in Latin script. */
const ours = (text: string) => text.replace(/\S*[@:/]\S*|AL-\w+|Aloka|Photography|Nadia Islam|Re:/g, '')

async function mailsOf({ db, call }: TestApp) {
  const rows = await db.selectFrom('mail').select(['id', 'recipient', 'kind']).orderBy('id').execute()
  return Promise.all(
    rows.map(async ({ id, recipient }) => {
      const { data } = (await call(api.mail.one, { as: 'owner', params: { id } })).body
      return {
        recipient,
        subject: data.subject as string,
        text: data.text as string,
        html: data.html as string,
      }
    }),
  )
}

async function createStudio() {
  const app = await createTestApp()
  const service = await addService(app)
  const texts = { title: 'বিয়ের ছবি' }
  await app.call(api.translation.update, {
    as: 'owner',
    params: { kind: 'service', id: service },
    body: { texts },
  })
  return { ...app, service }
}

it('mails to a client are in the language of the page, and those to the owner in English by default', async () => {
  const studio = await createStudio()
  await studio.send('POST', '/api/booking-form', {
    body: bookingExample(studio.service),
    headers: { 'accept-language': 'bn' },
  })
  const [toOwner, toClient] = await mailsOf(studio)
  expect(toOwner!.subject).toMatch(/^Booking request AL-/)
  expect(toOwner!.html).toContain('<html lang="en">')
  expect(toClient!.recipient).toBe(bookingExample(studio.service).email)
  expect(toClient!.html).toContain('<html lang="bn">')
  expect(toClient!.subject).toContain('বিয়ের ছবি'.normalize('NFC'))
  expect(ours(toClient!.text)).not.toMatch(/[A-Za-z]/)
})

it('later mails about the booking stay in the client’s language, even if the owner changes it', async () => {
  const studio = await createStudio()
  const body = { ...bookingExample(studio.service), language: 'bn' }
  const { _id: id } = (await studio.call(api.booking.add, { body })).body.data
  const eventDate = dayInDhaka(new Date(Date.now() + 40 * 86_400_000))
  for (const [endpoint, change] of [
    [api.bookingState.confirm, {}],
    [api.bookingState.move, { eventDate }],
    [api.bookingState.cancel, {}],
  ] as const) {
    const reply = await studio.call(endpoint as never, { as: 'owner', params: { id }, body: change as never })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  }
  const toClient = (await mailsOf(studio)).filter(({ recipient }) => recipient === body.email)
  expect(toClient).toHaveLength(4)
  for (const { subject, text } of toClient) expect(ours(subject + text)).not.toMatch(/[A-Za-z]/)
})

it('mails to the owner are in the language of the studio, with links to the admin area in that language', async () => {
  const studio = await createStudio()
  await studio.call(api.studio.update, { as: 'owner', body: { language: 'bn' } })
  const body = { ...bookingExample(studio.service), language: 'en' }
  const { _id: id } = (await studio.call(api.booking.add, { body })).body.data
  const [toOwner, toClient] = await mailsOf(studio)
  expect(toOwner!.html).toContain('<html lang="bn">')
  expect(toOwner!.text).toContain(`/bn/admin/request/view/${id}`)
  expect(toClient!.html).toContain('<html lang="en">')
})

it('mails to an account are in the language of the page it was created on, until it chooses another', async () => {
  const { db, send, config } = await createTestApp()
  const headers = { origin: config.publicUrl, 'accept-language': 'bn' }
  const email = 'nadia@example.org'
  const made = await send('POST', '/api/auth/sign-up/email', {
    body: { name: 'Nadia', email, password: 'long-enough' },
    headers,
  })
  const cookie = String(made.headers['set-cookie']).split(';')[0]!
  const resetMail = async () => {
    // Requested on an English page, which must not matter.
    await send('POST', '/api/auth/request-password-reset', {
      body: { email },
      headers: { origin: headers.origin },
    })
    const row = await db.selectFrom('mail').select('letter').orderBy('id', 'desc').executeTakeFirstOrThrow()
    const { language, button } = row.letter as Letter
    return [language, new URL(button!.href).pathname]
  }
  expect(await resetMail()).toEqual(['bn', '/bn/reset-password'])
  const choose = (language: string) =>
    send('POST', '/api/auth/update-user', { body: { language }, headers: { ...headers, cookie } })
  expect((await choose('en')).status).toBe(200)
  expect(await resetMail()).toEqual(['en', '/reset-password'])
  expect((await choose('tlh')).status).toBe(400)
})

it('a reply is sent in the language of the client’s message', async () => {
  const studio = await createStudio()
  const headers = { 'accept-language': 'bn' }
  await studio.send('POST', '/api/contact-form', { body: messageExample, headers })
  const { id } = await studio.db.selectFrom('message').select('id').executeTakeFirstOrThrow()
  const answered = await studio.call(api.message.reply, {
    as: 'owner',
    params: { id },
    body: { body: 'হ্যাঁ।' },
  })
  expect(answered.status).toBe(201)
  expect((await mailsOf(studio)).at(-1)!.html).toContain('<html lang="bn">')
})

it('a message from a Bangla page is confirmed in Bangla', async () => {
  const studio = await createStudio()
  await studio.send('POST', '/api/contact-form', {
    body: messageExample,
    headers: { 'accept-language': 'bn' },
  })
  const [toOwner, toSender] = await mailsOf(studio)
  expect(toOwner!.subject).toMatch(/^Message: /)
  expect(ours(toSender!.subject + toSender!.text)).not.toMatch(/[A-Za-z]/)
})
