import { expectAccessible } from './fixtures/accessible.ts'
import { register } from './fixtures/accounts.ts'
import { open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ viewport: sizes.phone, hasTouch: true })

test('on a phone the links, Login and Register are in a menu', async ({ page }) => {
  await open(page, '/about')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Services' })).toBeHidden()
  await header.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Home', 'Services', 'Blog', 'About', 'Contact', 'Login', 'Register'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(menu.locator('[aria-current=page]')).toHaveText(['About'])
  await expectAccessible(page)
})

test('choosing a link closes the menu and opens the page', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Contact' }).tap()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Get in touch' })).toBeVisible()
})

test('the menu closes by its button and by Escape, and the focus goes back', async ({ page }) => {
  await open(page, '/about')
  const button = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await button.tap()
  await menu.getByRole('button', { name: 'Close menu' }).tap()
  await expect(menu).toBeHidden()
  await button.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
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
