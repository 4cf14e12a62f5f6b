import { describe, expect, it } from 'vitest'
import { api, endpoints } from '../../../contract/api.ts'
import { failure } from '../../../contract/shape/envelope.ts'
import { addService, messageExample, serviceExample } from '../../testing/examples.ts'
import { createTestApp, type TestReply } from '../../testing/test-app.ts'

const app = await createTestApp()
const { call, send } = app

function expectFailure(reply: TestReply, status: number) {
  expect(reply.status).toBe(status)
  expect(reply.headers['content-type']).toContain('application/json')
  expect(failure.strict().safeParse(reply.body).success).toBe(true)
}

describe('every failure replies with the envelope and a fitting status', () => {
  it('unknown path', async () => expectFailure(await send('GET', '/api/nowhere'), 404))

  it('the address of the API itself', async () => {
    for (const path of ['/api', '/api/', '/api?x=1']) expectFailure(await send('GET', path), 404)
    expectFailure(await send('POST', '/api', { body: {} }), 404)
  })

  it('accounts: unknown paths, missing values and wrong passwords get a sentence', async () => {
    const post = (path: string, body: object = {}) =>
      send('POST', `/api/auth/${path}`, { body, headers: { origin: app.config.publicUrl } })
    const account = { email: 'nobody@example.org', password: 'wrong-password' }
    const replies = [
      [404, await send('GET', '/api/auth/nowhere')],
      [404, await post('nowhere')],
      [400, await post('sign-in/email')],
      [400, await post('sign-up/email', { email: 'not an address' })],
      [400, await post('reset-password', { newPassword: 'long-enough', token: 'none' })],
      [401, await post('sign-in/email', account)],
      [401, await post('change-password', { currentPassword: 'a', newPassword: 'long-enough' })],
    ] as const
    for (const [status, { body, ...reply }] of replies) {
      const { code: _code, ...envelope } = body
      expectFailure({ ...reply, body: envelope }, status)
      expect(body.error).toMatch(/^[A-Z][^[\]]+\.$/)
      expect(body.error).not.toMatch(/expected|received|undefined/)
    }
    expect(replies[5][1].body).toMatchObject({
      code: 'INVALID_EMAIL_OR_PASSWORD',
      error: 'The email address or the password is wrong.',
    })
  })

  it('no technical messages of the schema reach a person', async () => {
    for (const endpoint of endpoints.filter(({ body }) => body)) {
      for (const body of [{}, { name: 5, email: null, title: [], price: '', gallery: 'x', rating: {} }]) {
        const reply = await call(endpoint, { as: 'owner', params: { id: 'none' }, body })
        expect(JSON.stringify(reply.body), endpoint.path).not.toMatch(/Invalid input|expected|received/)
      }
    }
    const { body } = await call(api.service.add, { as: 'owner', body: { ...serviceExample, price: '' } })
    expect(body.fields).toEqual({ price: 'Price is required.' })
  })

  it('wrong method: 405 with the methods that are allowed', async () => {
    const reply = await send('DELETE', '/api/services')
    expectFailure(reply, 405)
    expect(reply.headers.allow).toBe('GET, HEAD')
    const form = await send('PUT', '/api/booking-form', { body: {} })
    expectFailure(form, 405)
    expect(form.headers.allow).toBe('POST, GET, HEAD')
    expectFailure(await send('POST', '/api/service/some-id', { body: {} }), 405)
  })

  it('a path with an overlong name is not found', async () => {
    const path = `/api/work/${'a'.repeat(2000)}`
    expectFailure(await send('GET', path), 404)
    expect((await app.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(404)
    expectFailure(await send('POST', path, { body: {} }), 405)
  })

  it('bad JSON', async () => {
    for (const body of ['{"name":', 'name=x', '[1,2', '{"__proto__":{"admin":true}}']) {
      expectFailure(await send('POST', '/api/contact-form', { body }), 400)
    }
  })

  it('a body that is not an object', async () => {
    for (const body of ['null', '[]', '"text"', '42', '']) {
      expectFailure(await send('POST', '/api/contact-form', { body }), 400)
    }
    expectFailure(await send('POST', '/api/contact-form'), 400)
  })

  it('a character that cannot be stored', async () => {
    for (const subject of ['Not\0here', 'half a \ud83d smile', '\udfff']) {
      const reply = await call(api.message.add, { body: { ...messageExample, subject } })
      expectFailure(reply, 400)
      expect(reply.body.fields, subject).toEqual({
        subject: 'This text has a character that cannot be stored.',
      })
      const params = { id: (await call(api.message.add, { body: messageExample })).body.data._id }
      const answer = await call(api.message.reply, { as: 'owner', params, body: { body: subject } })
      expectFailure(answer, 400)
    }
  })

  it('wrong content type', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'nonsense',
    ]) {
      const reply = await send('POST', '/api/contact-form', {
        body: 'x=1',
        headers: { 'content-type': type },
      })
      expectFailure(reply, 415)
    }
  })

  it('body over 256 KB', async () => {
    const body = { ...messageExample, message: 'x'.repeat(256 * 1024) }
    expectFailure(await call(api.message.add, { body }), 413)
  })

  it('bad address', async () => expectFailure(await send('GET', '/api/service/%E0%A4%A'), 400))

  it('a crash reveals no stack trace and no database message', async () => {
    const broken = await createTestApp()
    await broken.database.db.schema.dropTable('review').execute()
    const reply = await broken.call(api.review.all, { as: 'owner' })
    expectFailure(reply, 500)
    expect(reply.body).toEqual({
      success: false,
      error: 'Something went wrong on the server. Please try again.',
    })
  })

  it('a reply that does not fit its schema is never sent', async () => {
    const id = await addService(app)
    await app.db.updateTable('service').set({ gallery: '{"not":"a list"}' }).where('id', '=', id).execute()
    const reply = await call(api.service.one, { params: { id } })
    expectFailure(reply, 500)
    await app.db.updateTable('service').set({ gallery: '[]' }).where('id', '=', id).execute()
  })
})

it('updates and deletes accept a JSON content type with an empty body', async () => {
  const id = await addService(app)
  const headers = { 'content-type': 'application/json' }
  const reply = await call(api.service.remove, { as: 'owner', params: { id }, headers })
  expect(reply.body).toEqual({ success: true, message: 'Service deleted successfully' })
})

it('a trailing slash finds the same call', async () => {
  expect((await send('GET', '/api/services/')).status).toBe(200)
})

it('columns that the contract does not name never leave the server', async () => {
  const id = await addService(app)
  const { data } = (await call(api.service.one, { params: { id } })).body
  expect(Object.keys(data).every((name) => !name.includes('_at') && !name.startsWith('stars_'))).toBe(true)
  expect(data.title).toBe(serviceExample.title)
})

it('the contract has all 43 calls of the specification', () => {
  const specified = [
    'GET /services',
    'GET /service/{id}',
    'GET /service-count',
    'GET /average-rating/{serviceId}',
    'POST /add-new-service',
    'PUT /service-update/{id}',
    'DELETE /delete-service/{id}',
    'GET /get-reviews/{serviceId}',
    'GET /review-count/{serviceId}',
    'GET /reviews/{id}',
    'POST /add-review',
    'GET /my-reviews',
    'PATCH /update-review/{id}',
    'DELETE /delete-review/{id}',
    'GET /review-count',
    'POST /booking-form',
    'GET /booking-form',
    'GET /booking-form/{id}',
    'PATCH /solved-booking/{id}',
    'GET /booking-count',
    'POST /contact-form',
    'GET /contact-form',
    'GET /contact-form/{id}',
    'PATCH /solved-contact/{id}',
    'GET /message-count',
    'GET /blogs',
    'GET /single-blog/{cat_slug}/{slug}',
    'GET /get-single-blog/{id}',
    'POST /add-new-blog',
    'PUT /update-blog/{id}',
    'DELETE /delete-blog/{id}',
    'GET /blog-count',
    'GET /authors',
    'GET /author/{id}',
    'POST /add-author',
    'PUT /update-author/{id}',
    'DELETE /delete-author/{id}',
    'GET /blog-categories',
    'GET /blog-category/{id}',
    'POST /add-blog-category',
    'PUT /update-blog-category/{id}',
    'DELETE /delete-blog-category/{id}',
    'POST /jwt',
  ]
  const calls = new Set(endpoints.map(({ method, path }) => `${method} ${path}`))
  expect(specified).toHaveLength(43)
  expect(specified.filter((call) => !calls.has(call))).toEqual([])
})

it('/api/openapi.json describes every call, and /api/docs is a page to read', async () => {
  const { body } = await send('GET', '/api/openapi.json')
  for (const { method, path } of endpoints)
    expect(body.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeTruthy()
  const page = await send('GET', '/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  for (const call of ['POST /booking-form', 'PATCH /gallery-upload/{upload}'])
    expect(page.body).toContain(call)
})
