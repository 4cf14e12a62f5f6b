import type { APIRequestContext } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { api } from '../../contract/api.ts'
import { splitLanguage } from '../../language/languages.ts'
import { enterAsOwner } from '../fixtures/admin.ts'
import { parsePage } from '../fixtures/fetched-page.ts'
import { expect, test } from '../fixtures/test.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // Output of React that HTML allows.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      'valid-id': ['error', { relaxed: true }],
      'void-style': 'off',
      // Sizes and positions of pictures are specific to a page.
      'no-inline-style': 'off',
      // Titles of services and posts are free text.
      'long-title': 'off',
      // The style sheet keeps a number on one line.
      'tel-non-breaking': 'off',
      // Without its roles, a table shown as cards is no table to Safari.
      'no-redundant-role': 'off',
      'no-missing-references': 'error',
    },
  }),
)

/** Only one of several pages that differ in their id. */
const mostOfOneKind = 3

/** Follows all links and collects the problems of each page. */
async function findings(request: APIRequestContext, starts: string[], follows: RegExp) {
  const seen = new Set(starts)
  const found = new Map<string, string>()
  const kinds = new Map<string, number>()
  // Addresses found on the way are visited, too.
  for (const address of seen) {
    const reply = await request.get(address)
    if (!reply.headers()['content-type']?.startsWith('text/html')) continue
    const { results } = await validator.validateString(await reply.text())
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      const finding = `${ruleId}: ${message.replace(/"_R_.*?"/, 'an id')} (${selector})`
      if (!found.has(finding)) found.set(finding, address)
    }
    for (const link of (await parsePage(reply)).querySelectorAll('a[href^="/"]')) {
      const href = link.getAttribute('href')!
      // The same page with another query has other rows, except for a key, which is required.
      const next = href.includes('?key=') ? href.split('#')[0]! : href.split(/[?#]/)[0]!
      if (seen.has(next) || !follows.test(splitLanguage(next).rest)) continue
      const kind = next.replace(/[\da-f-]{36}/, '')
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      if (kinds.get(kind)! <= mostOfOneKind) seen.add(next)
    }
  }
  const lines = found.entries().map(([finding, address]) => `${address}: ${finding}`)
  return { found: [...lines], visited: seen.size }
}

test("visitors' pages are valid HTML, in both languages", async ({ request }) => {
  const starts = ['/', '/bn', '/nowhere', '/bn/nowhere', '/reset-password', '/bn/reset-password']
  const { found, visited } = await findings(request, starts, /^\/(?!admin|api|media|booking|gallery)/)
  expect(found).toEqual([])
  expect(visited).toBeGreaterThan(100)
})

test("clients' pages are valid HTML, in both languages", async ({ request, owner }) => {
  const [bookings, galleries] = await Promise.all([
    owner.call(api.booking.list, { query: { limit: 50 } }),
    owner.call(api.gallery.list),
  ])
  const starts = ['/booking']
  for (const { _id } of bookings.data)
    starts.push((await owner.call(api.clientBooking.link, { params: { id: _id } })).data.path)
  for (const { _id } of galleries.data) {
    const { clientPath, slug, pin } = (await owner.call(api.gallery.one, { params: { id: _id } })).data
    const key = new URLSearchParams(clientPath.split('?')[1]).get('key')
    // First closed, then open.
    expect((await findings(request, [clientPath], /^$/)).found).toEqual([])
    await request.post(`/api/gallery-open/${slug}`, { data: { key, pin } })
    starts.push(clientPath)
  }
  const { found, visited } = await findings(request, starts, /^\/(booking|gallery)\//)
  expect(found).toEqual([])
  expect(visited).toBeGreaterThan(50)
})

test("the owner's pages are valid HTML, in both languages", async ({ page }) => {
  await enterAsOwner(page)
  const starts = ['/admin', '/account', '/admin/setup', '/bn/admin', '/bn/account', '/bn/admin/setup']
  const { found, visited } = await findings(page.request, starts, /^\/admin/)
  expect(found).toEqual([])
  expect(visited).toBeGreaterThan(100)
})
