import fc from 'fast-check'
import { expect, it } from 'vitest'
import { api, endpoints } from '../contract/api.ts'
import type { Endpoint } from '../contract/shape/endpoint.ts'
import { failure } from '../contract/shape/envelope.ts'
import {
  addAuthor,
  addCategory,
  addPost,
  addReview,
  addService,
  bookingExample,
  messageExample,
} from './testing/examples.ts'
import { generatedInput, nameOf } from './testing/generated/inputs.ts'
import { placeholderOf, placeholderNames } from './testing/generated/values.ts'
import { createTestApp, type TestReply } from './testing/test-app.ts'

/** `npm run test:security` runs many more inputs, different ones each time. */
const wantedRuns = Number(process.env.GENERATED_INPUTS ?? 0)
const settings = wantedRuns ? { numRuns: wantedRuns } : { numRuns: 1000, seed: 7 }

const site = await createTestApp()
const { call, send } = site

let number = 0
/** Rows for the inputs to use, since some of them delete rows. */
async function addRows(): Promise<Record<(typeof placeholderNames)[number], string>> {
  number += 1
  const service = await addService(site)
  const author = await addAuthor(site, { author_slug: `author-${number}` })
  const category = await addCategory(site, { cat_name: `Notes ${number}`, cat_slug: `notes-${number}` })
  const used = [
    await addCategory(site, { cat_slug: `used-${number}` }),
    await addAuthor(site, { author_slug: `used-${number}` }),
  ] as const
  const slug = `roof-${number}`
  await addPost(site, ...used, { slug: `notes/${slug}` })
  const post = await addPost(site, ...used, { slug: `notes/draft-${number}`, publishedAt: null })
  const review = (await addReview(site, service)).body.data._id
  // Entered by the owner, who may do so whatever the inputs did to the calendar.
  const booking = (await call(api.booking.enter, { as: 'owner', body: bookingExample(service) })).body.data
    ._id
  const message = (await call(api.message.add, { as: 'customer', body: messageExample })).body.data._id
  const mail = (await call(api.mail.list, { as: 'owner', query: { sort: 'desc', limit: 1 } })).body.data[0]
    ._id
  const gallery = (await call(api.gallery.add, { as: 'owner', body: { title: 'Holud' } })).body.data._id
  const away = { from: '2098-01-01', to: '2098-01-02', reason: 'Away' }
  const calendar = (await call(api.calendar.block, { as: 'owner', body: away })).body.data._id
  return {
    service,
    author,
    category,
    post,
    booking,
    message,
    review,
    mail,
    gallery,
    calendar,
    slug,
  }
}

let rows = await addRows()
const withRealIds = (text: string) =>
  placeholderNames.reduce((result, name) => result.replaceAll(placeholderOf(name), rows[name]), text)

const successes = new Map<string, number>()
let sent = 0

const byName = new Map(endpoints.map((endpoint) => [nameOf(endpoint), endpoint]))

function expectContract(endpoint: Endpoint, { status, headers, body }: TestReply) {
  expect(status, JSON.stringify(body)).toBeLessThan(500)
  if (status !== endpoint.status) {
    const { success, error } = failure.strict().safeParse(body)
    expect(success, `${error}`).toBe(true)
    return
  }
  expect(String(headers['content-type'])).toContain(endpoint.type ?? 'application/json')
  const { success, error } = endpoint.reply.safeParse(body)
  expect(success, `${error}`).toBe(true)
  const name = nameOf(endpoint)
  successes.set(name, (successes.get(name) ?? 0) + 1)
}

it(
  'no generated input of any call gives a 5xx or a reply outside the contract',
  { timeout: 600_000 + settings.numRuns * 600 },
  async () => {
    await fc.assert(
      fc.asyncProperty(generatedInput, async (input) => {
        if (++sent % 100 === 0) rows = await addRows()
        const { call, as, url, body, headers } = input
        const endpoint = byName.get(call)!
        const reply = await send(endpoint.method, withRealIds(url), {
          ...(as && { as }),
          ...(body !== undefined && { body: withRealIds(body) }),
          headers,
        })
        expectContract(endpoint, reply)
      }),
      settings,
    )
    // A generator that never succeeds proves nothing.
    const total = [...successes.values()].reduce((sum, count) => sum + count, 0)
    expect(total / sent).toBeGreaterThan(0.15)
    // The other calls need a secret, a picture, or a row in a certain state; which of them succeed depends on chance.
    if (wantedRuns > 10_000) expect(successes.size / byName.size).toBeGreaterThan(0.6)
  },
)
