import { expectAccessible } from './fixtures/accessible.ts'
import { register } from './fixtures/accounts.ts'
import { open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ viewport: sizes.phone, hasTouch: true })

test('the menu of a phone', async ({ page }) => {
  await open(page, '/about')
  const header = page.getByRole('banner')
  const button = header.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })

  await test.step('on a phone the links, Login and Register are in a menu', async () => {
    await expect(header.getByRole('link', { name: 'Services' })).toBeHidden()
    await button.tap()
    for (const name of ['Home', 'Services', 'Blog', 'About', 'Contact', 'Login', 'Register'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(menu.locator('[aria-current=page]')).toHaveText(['About'])
    await expectAccessible(page, { withFrame: true })
  })

  await test.step('the menu closes by its button and by Escape, and returns the focus', async () => {
    await menu.getByRole('button', { name: 'Close menu' }).tap()
    await expect(menu).toBeHidden()
    await button.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('choosing a link closes the menu and opens the page', async () => {
    await button.tap()
    await menu.getByRole('link', { name: 'Contact' }).tap()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Get in touch' })).toBeVisible()
  })
})

test('a signed-in user has the avatar menu on a phone, and no Login in the menu', async ({ page }) => {
  await register(page)
  await open(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Login' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByLabel('Account menu').tap()
  await expect(page.getByRole('link', { name: 'My Reviews' })).toBeInViewport()
})
