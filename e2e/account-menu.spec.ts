import { register } from './fixtures/accounts.ts'
import { open } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test('a signed-in user sees an avatar menu with photo, display name and email', async ({ page }) => {
  const { email } = await register(page, { name: 'Nadia Islam', image: '/media/demo/portrait.jpg' })
  await open(page, '/about')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Register' })).toHaveCount(0)
  const menu = header.locator('details.account')
  await menu.getByLabel('Account menu').click()
  await expect(menu.getByText('Nadia Islam')).toBeVisible()
  await expect(menu.getByText(email)).toBeVisible()
  await expect(menu.locator('img').first()).toHaveAttribute('src', '/media/demo/portrait.jpg')
})

test('its entries are Dashboard, My Services, My Reviews, Inbox and Sign out', async ({ page }) => {
  await register(page)
  await open(page, '/about')
  const menu = page.getByRole('banner').locator('details.account')
  await menu.getByLabel('Account menu').click()
  const entries = {
    Dashboard: '/admin',
    'My Services': '/admin/services',
    'My Reviews': '/admin/my-reviews',
    Inbox: '/admin/inbox',
  }
  for (const [name, address] of Object.entries(entries))
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', address)
  await expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible()
})

test('the avatar menu works by keyboard and closes on Escape', async ({ page }) => {
  await register(page)
  await open(page, '/about')
  const summary = page.getByRole('banner').getByLabel('Account menu')
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Your account' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeHidden()
  await expect(summary).toBeFocused()
})

test("Sign out makes a visitor of the user and removes the stored 'token'", async ({ page }) => {
  await register(page)
  await open(page, '/about')
  await page.evaluate(() => localStorage.setItem('token', 'kept'))
  await page.getByLabel('Account menu').click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null)
  await page.reload()
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
})
