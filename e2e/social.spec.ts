import type { Page } from '@playwright/test'
import { startSocialSite } from './fixtures/oauth.ts'
import { unique } from './fixtures/owner.ts'
import { open } from './fixtures/pages.ts'
import { expect, test as base } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

type SocialSite = Awaited<ReturnType<typeof startSocialSite>>

const test = base.extend<object, { social: SocialSite }>({
  social: [
    async ({}, use) => {
      const social = await startSocialSite()
      await use(social)
      await social.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ social }, use) => use(social.site.url),
})

const stranger = () => {
  const sub = unique('person')
  return { sub, name: 'Farhan Kabir', email: `${sub}@example.com` }
}

async function press(page: Page, name: string) {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name }).click()
  return popup
}

const isVisitor = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()

for (const name of ['Google', 'GitHub']) {
  test(`${name} sign-in in a popup says 'Welcome {name}' and goes back`, async ({
    page,
    context,
    social,
  }) => {
    social.as(stranger())
    await social.route(context, 'given')
    await open(page, '/login?return=%2Fcontact')
    await press(page, name)
    await expectToast(page, 'Welcome Farhan Kabir')
    await expect(page).toHaveURL('/contact')
    await page.getByLabel('Account menu').click()
    await expect(page.locator('.menu')).toContainText('Farhan Kabir')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^eyJ/)
  })
}

test('closing the popup gives a clear message and no half-signed-in state', async ({
  page,
  context,
  social,
}) => {
  await social.route(context, 'pending')
  await open(page, '/login')
  const popup = await press(page, 'Google')
  await popup.close()
  await expectToast(page, 'The sign-in window was closed before you were signed in.')
  await isVisitor(page)
  await expect(page.getByRole('button', { name: 'Google' })).not.toHaveAttribute('aria-busy', 'true')
})

test('a blocked popup gives a clear message', async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null))
  await open(page, '/login')
  await page.getByRole('button', { name: 'GitHub' }).click()
  await expectToast(page, 'Your browser blocked the sign-in window.')
  await isVisitor(page)
})

test('a denied consent gives a clear message', async ({ page, context, social }) => {
  await social.route(context, 'denied')
  await open(page, '/register')
  await press(page, 'GitHub')
  await expectToast(page, 'The sign-in was cancelled.')
  await isVisitor(page)
})

test('an address that already has a password account is not taken over', async ({
  page,
  context,
  social,
}) => {
  const person = stranger()
  await page.request.post('/api/auth/sign-up/email', {
    data: { name: 'The first one', email: person.email, password: 'long-enough' },
  })
  await context.clearCookies()
  social.as(person)
  await social.route(context, 'given')
  await open(page, '/login')
  await press(page, 'Google')
  await expectToast(page, 'This email address already has an account here.')
  await isVisitor(page)
})
