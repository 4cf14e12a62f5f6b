import type { Page } from '@playwright/test'
import { register } from './fixtures/accounts.ts'
import { unique } from './fixtures/owner.ts'
import { open } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
}

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register' }).click()

test("'Account Registration Successful!', then 'Profile Updated', and back to the previous page", async ({
  page,
}) => {
  await open(page, '/services')
  await page.locator('.card h3 a').first().click()
  const prompt = page.locator('.prompt')
  await expect(prompt).toContainText('Kindly login or register to leave your feedback!')
  const service = new URL(page.url()).pathname
  await prompt.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveTitle('Register - Aloka Photography')
  await fill(page, {
    Name: 'Tanvir Ahmed',
    'Email address': `${unique('tanvir')}@example.com`,
    Password: 'long-enough',
  })
  await page.getByLabel('Photo URL').fill('http://elsewhere.example/portrait.jpg')
  await submit(page)
  await expect(page.getByLabel('Photo URL')).toHaveAccessibleDescription(
    /^Browsers block pictures from http:/,
  )
  await page.getByLabel('Photo URL').fill('/media/demo/portrait.jpg')
  await submit(page)
  await expectToast(page, 'Account Registration Successful!')
  await expectToast(page, 'Profile Updated')
  await expect(page).toHaveURL(service)
  await expect(page.getByRole('heading', { name: 'Leave a review' })).toBeVisible()
  await page.getByLabel('Account menu').click()
  await expect(page.locator('.menu')).toContainText('Tanvir Ahmed')
  await expect(page.locator('.menu img').first()).toHaveAttribute('src', /portrait/)
  await page.goBack()
  await expect(page).not.toHaveURL(/register/)
})

test('an address with an account gets a message and no second account', async ({ page, pageErrors }) => {
  pageErrors.expect(/422/)
  const { email } = await register(page)
  await page.context().clearCookies()
  await open(page, '/register')
  await fill(page, { Name: 'Somebody Else', 'Email address': email, Password: 'another-password' })
  await submit(page)
  await expectToast(page, 'This email address cannot be used for a new account.')
  await expect(page.getByRole('button', { name: 'Register' })).not.toHaveAttribute('aria-busy', 'true')
})

test('a failed and a partly failed registration', async ({ page, pageErrors }) => {
  pageErrors.expect(/Failed to load resource/)
  await open(page, '/register?return=%2Fcontact')

  await test.step("'Already have an account? Sign in' keeps the return location", async () => {
    const link = page.getByRole('link', { name: 'Already have an account? Sign in' })
    await expect(link).toHaveAttribute('href', '/login?return=%2Fcontact')
  })

  await test.step("'Password must be at least 6 characters long' at the field, and nothing is lost", async () => {
    const email = `${unique('tanvir')}@example.com`
    await fill(page, { Name: 'Tanvir Ahmed', 'Email address': email, Password: 'five5' })
    await submit(page)
    await expect(page.locator('.field-error')).toHaveText('Password must be at least 6 characters long')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tanvir Ahmed')
  })

  await test.step('a failed profile update shows its error, and the person is signed in', async () => {
    await page.route('**/update-user', (route) => route.abort())
    await fill(page, { Password: 'long-enough' })
    await submit(page)
    await expectToast(page, 'The server could not be reached.')
    await expect(page.getByLabel('Account menu')).toBeVisible()
  })
})
