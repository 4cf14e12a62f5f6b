import type { Page } from '@playwright/test'
import { expectAccessible, setLook } from './fixtures/accessible.ts'
import { register } from './fixtures/accounts.ts'
import { open } from './fixtures/pages.ts'
import { publicNames } from '../tooling/public-addresses.ts'
import { expect, test } from './fixtures/test.ts'
import { expectWholeAndAccessible } from './fixtures/widths.ts'

/** Pages that somebody may want on paper. */
const printed = new Set<string>(['home', 'services', 'service', 'post', 'about', 'contact'])

/** Whichever look the screen has. */
async function expectInkOnPaper(page: Page) {
  await setLook(page, true)
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  const level = new URL(page.url()).pathname === '/' ? 2 : 1
  const words = page.getByRole('heading', { level }).first()
  await expect(words).toHaveCSS('color', 'rgb(26, 23, 20)')
}

test.describe('nothing is cut off and axe finds nothing, at any size, light and dark', () => {
  for (const name of publicNames) {
    test(`on ${name}`, async ({ page, addresses }) => {
      await open(page, addresses[name])
      await expectWholeAndAccessible(page, { withFrame: name === 'about' || name === 'home' })
      if (printed.has(name)) await expectInkOnPaper(page)
    })
  }

  test('on the error page', async ({ page, problems }) => {
    problems.expect(/status of 404/)
    await open(page, '/nowhere')
    await expectWholeAndAccessible(page)
  })

  test('with the avatar menu and the review form of a signed-in user', async ({ page, addresses }) => {
    await register(page)
    await open(page, addresses.service)
    await page.getByLabel('Account menu').click()
    await expectAccessible(page, { withFrame: true })
  })

  test('with field errors and a toast', async ({ page, problems }) => {
    problems.expect(/status of 400|status of 422/)
    await open(page, '/contact')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.locator('.toast.error')).toBeVisible()
    await expectAccessible(page)
  })
})

test('the whole contact form can be filled and sent by keyboard alone', async ({ page }) => {
  await open(page, '/contact')
  await page.getByLabel('Your Full Name').focus()
  for (const words of ['Nadia Islam', 'nadia.keys@example.com', 'Keys', 'No mouse at all.']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast.success')).toBeVisible()
})
