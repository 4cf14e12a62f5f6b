import { request } from 'node:http'
import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addService, bookingExample } from '../../testing/examples.ts'
import { cheapPasswords, createTestApp } from '../../testing/test-app.ts'
import { keyOfBooking } from '../../booking/booking-state/booking-key.ts'
import { addGallery, enter } from '../gallery/testing/filled-gallery.ts'

const app = await createTestApp()
const { call, send } = app

it('a PIN may be typed in Bangla digits, and is only asked for with the right key', async () => {
  const { slug, key } = await addGallery(app, { pin: '2741' })
  expect((await enter(app, slug, key)).status).toBe(400)
  expect((await enter(app, slug, 'another key', '2741')).status).toBe(404)
  const { status, headers } = await enter(app, slug, key, '২৭৪১')
  expect(status).toBe(200)
  expect((await call(api.clientGallery.view, { params: { slug }, headers })).status).toBe(200)
})

it('a form without scripts is redirected to the gallery, or back with an error', async () => {
  const { slug, key } = await addGallery(app, { pin: '2741', language: 'bn' })
  const post = (pin: string, more = {}) =>
    send('POST', `/api/gallery-open/${slug}`, {
      body: new URLSearchParams({ key, pin, ...more }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const wrong = await post('1111')
  expect(wrong).toMatchObject({ status: 303 })
  expect(wrong.headers.location).toBe(`/bn/gallery/${slug}?key=${key}&problem=pin`)
  const right = await post('2741')
  expect(right.headers.location).toBe(`/bn/gallery/${slug}?key=${key}`)
  expect(String(right.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
  const english = await post('2741', { language: 'en' })
  expect(english.headers.location, 'a form in English').toBe(`/gallery/${slug}?key=${key}`)
})

it('a form without scripts is also redirected back when the server fails', async () => {
  const passwords = { ...cheapPasswords }
  const site = await createTestApp({}, undefined, passwords)
  const { slug, key } = await addGallery(site, { pin: '2741' })
  passwords.verify = () => Promise.reject(new Error('no memory left'))
  const reply = await site.send('POST', `/api/gallery-open/${slug}`, {
    body: new URLSearchParams({ key, pin: '2741' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(reply).toMatchObject({ status: 303 })
  expect(reply.headers.location).toBe(`/gallery/${slug}?key=${key}&problem=failed`)
})

it('a draft cannot be opened by its link', async () => {
  const made = await call(api.gallery.add, { as: 'owner', body: { title: 'Draft' } })
  const { slug, clientPath } = made.body.data
  const key = new URLSearchParams(clientPath.split('?')[1]).get('key')!
  expect((await call(api.clientGallery.door, { params: { slug }, query: { key } })).status).toBe(404)
})

it('the page of a booking links to its galleries while they are open', async () => {
  const service = await addService(app)
  const booking = await call(api.booking.add, { body: bookingExample(service) })
  const { _id, reference } = booking.body.data as { _id: string; reference: string }
  const { id, slug } = await addGallery(app, { bookingId: _id })
  const key = await keyOfBooking(app.db, _id)
  const galleries = async () => {
    const page = await call(api.clientBooking.one, { params: { reference }, query: { key } })
    return page.body.data.galleries as { title: string; path: string }[]
  }
  const [{ title, path }] = (await galleries()) as [{ title: string; path: string }]
  expect([title, path.startsWith(`/gallery/${slug}?key=`)]).toEqual(['Sharmin and Rafi', true])
  await call(api.gallery.close, { as: 'owner', params: { id } })
  expect(await galleries()).toEqual([])
})

it('an address that only resembles that of a gallery is not found', async () => {
  const site = await createTestApp({}, { render: async () => new Response('none', { status: 404 }) })
  const { port } = new URL(await site.app.listen({ host: '127.0.0.1', port: 0 }))
  for (const path of ['//:99999/gallery/x', '//:99999/gallery/x?key=a', '//[/gallery/x'])
    expect(await statusOfRaw(port, path), path).toBe(404)
})

/** Requests an address without normalising it, unlike fetch and inject. */
const statusOfRaw = (port: string, path: string) =>
  new Promise((done, fail) => {
    request({ port, path }, (reply) => {
      reply.resume()
      done(reply.statusCode)
    })
      .on('error', fail)
      .end()
  })
