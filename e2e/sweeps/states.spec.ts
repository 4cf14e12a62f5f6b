import { expectAccessibleEverywhere } from '../fixtures/accessible.ts'
import { open } from '../fixtures/pages.ts'
import { parsePage, fetchPage } from '../fixtures/fetched-page.ts'
import { expect, test } from '../fixtures/test.ts'

/** Pages are read as the server sends them. */
const wordsOf = (element: { textContent: string | null } | null) => element?.textContent ?? ''

test.describe('error, when the server renders it', () => {
  for (const path of ['/', '/services', '/services/any', '/blog', '/blog/post/field-notes/any']) {
    test(`${path}: the error view and status 500`, async ({ request, brokenSite }) => {
      const reply = await request.get(brokenSite.url + path)
      expect(reply.status()).toBe(500)
      expect(await reply.text()).not.toMatch(/no such table|sqlite/i)
      const page = await fetchPage(request, brokenSite.url + path)
      expect(wordsOf(page.querySelector('main [role=alert]'))).toContain('Something went wrong')
      const headings = [...page.querySelectorAll('h2')].map(wordsOf)
      if (path === '/') expect(headings).toContain('My Clients')
    })
  }

  test('an account form sent without JavaScript explains that it needs it', async ({ request, site }) => {
    const reply = await request.post(`${site.url}/login`, { form: { email: 'someone@example.com' } })
    expect(reply.status()).toBe(405)
    const page = await parsePage(reply)
    expect(wordsOf(page.querySelector('main [role=alert]'))).toContain('Accounts need JavaScript.')
  })

  test('axe finds nothing on an error view, at any size, light and dark', async ({
    page,
    brokenSite,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 500/)
    await open(page, `${brokenSite.url}/services/any`)
    await expect(page.getByRole('alert')).toContainText('Something went wrong')
    await expectAccessibleEverywhere(page)
  })
})

test.describe('empty: says so and offers an action', () => {
  for (const [path, sentence] of [
    ['/', 'No services yet'],
    ['/blog', 'No posts yet'],
  ] as const) {
    test(path, async ({ request, emptySite }) => {
      const page = await fetchPage(request, emptySite.url + path)
      expect([...page.querySelectorAll('main :is(h2, h3)')].map(wordsOf)).toContain(sentence)
      const links = [...page.querySelectorAll('main a[href="/contact"]')].map(wordsOf)
      expect(links).toContain('Contact Me')
      expect([...page.querySelectorAll('main a[href="/services"]')].map(wordsOf)).toEqual([])
    })
  }

  test('/services, where axe finds nothing at any size, light and dark', async ({ page, emptySite }) => {
    await open(page, `${emptySite.url}/services`)
    await expect(page.getByRole('heading', { name: 'No services yet' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Pages of services' })).toHaveCount(0)
    await expectAccessibleEverywhere(page)
    await page.getByRole('main').getByRole('link', { name: 'Contact Me' }).last().click()
    await expect(page).toHaveURL(`${emptySite.url}/contact`)
  })
})

for (const [name, path] of [
  ['service', '/services/no-such-service'],
  ['post', '/blog/post/field-notes/never-written'],
] as const) {
  test(`a ${name} that does not exist: its error as heading and title, status 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
    const page = await fetchPage(request, path)
    const sentence = wordsOf(page.querySelector('main :is(h1, h2)'))
    expect(sentence).toMatch(/\w+ \w+/)
    expect(page.title).toBe(`${sentence} - Aloka Photography`)
  })
}
