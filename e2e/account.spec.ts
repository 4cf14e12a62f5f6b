import { readFile } from 'node:fs/promises'
import { expectAccessible, expectAccessibleEverywhere } from './fixtures/accessible.ts'
import { register } from './fixtures/accounts.ts'
import { open, reload } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

test('a visitor has to sign in first and comes back', async ({ page }) => {
  await page.goto('/account')
  await expect(page).toHaveURL('/login?return=%2Faccount')
})

test('a person changes name, photo and password', async ({ page, pageErrors }) => {
  pageErrors.expect(/400/)
  await register(page)
  await open(page, '/account')
  await page.getByLabel('Name', { exact: true }).fill('নাদিয়া ইসলাম')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expectToast(page, 'Profile Updated')
  await page.getByLabel('Account menu').click()
  await expect(page.locator('.menu')).toContainText('নাদিয়া ইসলাম')
  await page.keyboard.press('Escape')

  await page.getByLabel('Current password').fill('wrong-one')
  await page.getByLabel('New password').fill('brand-new-one')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('.field-error')).toHaveText('This is not your current password.')
  await page.getByLabel('Current password').fill('long-enough')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectToast(page, 'Your password was changed')
})

test('a person sees where they are signed in and ends other sessions', async ({ page, browser, site }) => {
  const { email } = await register(page)
  const elsewhere = await browser.newContext({ baseURL: site.url })
  const other = await elsewhere.newPage()
  await other.request.post('/api/auth/sign-in/email', { data: { email, password: 'long-enough' } })
  await open(page, '/account')
  await expect(page.locator('.sessions li')).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.locator('.sessions li')).toHaveCount(1)
  await open(other, '/')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await elsewhere.close()
})

test('a person downloads their data, and axe finds nothing on the page, at any size, light and dark', async ({
  page,
}) => {
  const { email } = await register(page)
  await open(page, '/account')
  await expectAccessibleEverywhere(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    account: { email: string }
  }
  expect(data.account.email).toBe(email)
})

test('a person deletes their account', async ({ page, pageErrors }) => {
  pageErrors.expect(/400/)
  const { email } = await register(page)
  await open(page, '/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel(/^Erase them: messages are deleted/).check()
  await dialog.getByLabel('Your email address, to confirm').fill('other@example.com')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('This is not the email address of your account.')).toBeVisible()
  await expect(dialog.getByLabel(/^Erase them/)).toBeChecked()
  await dialog.getByLabel('Your email address, to confirm').fill(email)
  await dialog.getByLabel('Your password, if you have one').fill('long-enough')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

test('signing out in one tab signs out in all', async ({ page, context }) => {
  await register(page)
  await open(page, '/about')
  const other = await context.newPage()
  await open(other, '/contact')
  await other.evaluate(() => localStorage.setItem('token', 'known'))
  await page.getByLabel('Account menu').click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a review typed when the session ended is still there after signing in again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/401/)
  const { email } = await register(page)
  await open(page, '/services')
  await page.locator('.card h3 a').first().click()
  const words = 'Patient with the children and quick with the light.'
  await page.getByLabel('Your review').fill(words)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expectToast(page, 'Please sign in first')
  await reload(page)
  await page.locator('.prompt').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('long-enough')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Your review')).toHaveValue(words)
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.locator('.review').first()).toContainText(words)
})
