import { test as base } from '@playwright/test'
import { demoSite } from '../db/seed/site.ts'
import { type DemoSite, startDemoSite } from '../tooling/demo-site.ts'
import { watchPageErrors } from './fixtures/page-errors.ts'

/** As its owner first sees it: production, an empty database and no settings. */
const test = base.extend<object, { newSite: DemoSite }>({
  newSite: [
    async ({}, use) => {
      const site = await startDemoSite({
        settings: { NODE_ENV: 'production', HOST: 'localhost', LIMITS: 'on' },
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ newSite }, use) => use(newSite.url),
})
const { expect } = test

/** Texts of the demo about a fictional studio. */
const invented = [
  demoSite.owner,
  demoSite.tagline,
  demoSite.description,
  demoSite.address.street,
  demoSite.phone,
  demoSite.whatsApp,
  demoSite.email,
  demoSite.biography.lead,
  demoSite.biography.blurb[0],
  ...demoSite.awards.map(({ short }) => short),
  ...demoSite.clients.map(({ name }) => name),
  ...demoSite.slides.map(({ description }) => description),
  ...Object.values(demoSite.notes),
  ...Object.values(demoSite.pictures).flatMap(({ caption }) => caption ?? []),
  ...Object.values(demoSite.social),
  'working day',
  'same evening',
  '/media/demo/',
]

test('a new site in production shows nothing that its owner has not entered', async ({ page, context }) => {
  const pageErrors = watchPageErrors(context)
  pageErrors.expect(/status of 404.*nowhere/)
  for (const path of ['/', '/about', '/services', '/blog', '/contact', '/login', '/register', '/nowhere']) {
    await test.step(path, async () => {
      const answer = await page.goto(path)
      const text = await answer!.text()
      for (const words of invented) expect(text, `${words} on ${path}`).not.toContain(words)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const broken = await page
        .locator('img')
        .evaluateAll((all) => (all as HTMLImageElement[]).filter(({ src }) => !src).length)
      expect(broken, `pictures without an address on ${path}`).toBe(0)
      for (const empty of ['figcaption', 'dl', 'main p', 'footer p'])
        expect(await page.locator(`${empty}:empty`).count(), `empty ${empty} on ${path}`).toBe(0)
      expect(pageErrors.unexpected()).toEqual([])
    })
  }
})
