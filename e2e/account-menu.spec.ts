import { register } from './fixtures/accounts.ts'
import { open, reload } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test('the menu of a signed-in user', async ({ page }) => {
  const { email } = await register(page, { name: 'Nadia Islam', image: '/media/demo/portrait.jpg' })
  await open(page, '/about')
  const header = page.getByRole('banner')
  const menu = header.locator('details.account')
  const summary = header.getByLabel('Account menu')

  await test.step('the avatar menu works by keyboard and closes on Escape', async () => {
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

  await test.step('a signed-in user sees an avatar menu with photo, display name and email', async () => {
    await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
    await expect(header.getByRole('link', { name: 'Register' })).toHaveCount(0)
    await summary.click()
    await expect(menu.getByText('Nadia Islam')).toBeVisible()
    await expect(menu.getByText(email)).toBeVisible()
    await expect(menu.locator('img').first()).toHaveAttribute('src', '/media/demo/portrait.jpg')
  })

  await test.step('its entries are Dashboard, My Services, My Reviews, Inbox and Sign out', async () => {
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

  await test.step("Sign out ends the session and removes the stored 'token'", async () => {
    await page.evaluate(() => localStorage.setItem('token', 'kept'))
    await menu.getByRole('button', { name: 'Sign out' }).click()
    await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null)
    await reload(page)
    await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
  })
})
