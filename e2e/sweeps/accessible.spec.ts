import type { Page } from '@playwright/test'
import { expectAccessible, setLook } from '../fixtures/accessible.ts'
import { register } from '../fixtures/accounts.ts'
import { open, walkTo } from '../fixtures/pages.ts'
import { publicNames } from '../../tooling/public-addresses.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectAccessibleAtEveryWidth } from '../fixtures/widths.ts'

/** Pages that people may print. */
const printed = new Set<string>(['home', 'services', 'service', 'post', 'about', 'contact'])

/** In both themes. */
async function expectInkOnPaper(page: Page) {
  await setLook(page, true)
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  const level = new URL(page.url()).pathname === '/' ? 2 : 1
  const words = page.getByRole('heading', { level }).first()
  await expect(words).toHaveCSS('color', 'rgb(26, 23, 20)')
  await page.emulateMedia({ media: 'screen' })
  await setLook(page, false)
}

test('nothing is cut off and axe finds nothing, at any size, light and dark', async ({
  page,
  addresses,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  await open(page, '/login')
  for (const name of publicNames)
    await test.step(`on ${name}`, async () => {
      // A post may have another address in Bangla, where walkTo cannot recognise it.
      await (name === 'post' ? open : walkTo)(page, addresses[name])
      await expectAccessibleAtEveryWidth(page, { withFrame: name === 'about' || name === 'home' })
      if (printed.has(name)) await expectInkOnPaper(page)
    })

  await test.step('on the error page', async () => {
    await open(page, '/nowhere')
    await expectAccessibleAtEveryWidth(page)
  })

  await test.step('with the avatar menu and the review form of a signed-in user', async () => {
    await register(page)
    await open(page, addresses.service)
    await page.getByLabel('Account menu').click()
    await expectAccessible(page, { withFrame: true })
  })
})
