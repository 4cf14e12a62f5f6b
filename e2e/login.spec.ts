import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './fixtures/accessible.ts'
import { register } from './fixtures/accounts.ts'
import { unique } from './fixtures/owner.ts'
import { open, walkTo } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

const password = 'long-enough'
const secret = (page: Page) => page.getByLabel('Password', { exact: true })

/** An account in a browser that is not signed in. */
async function visitorWithAccount(page: Page) {
  const account = await register(page)
  await page.context().clearCookies()
  return account
}

async function signIn(page: Page, email: string, typed = password) {
  await page.getByLabel('Email address').fill(email)
  await secret(page).fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

test("after login the user goes back to the page they came from, with 'Login Successful'", async ({
  page,
}) => {
  const { email } = await visitorWithAccount(page)
  await open(page, '/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveTitle('Login - Aloka Photography')
  await signIn(page, email)
  await expectToast(page, 'Login Successful')
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('Account menu')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^eyJ/)
  await page.goBack()
  await expect(page).not.toHaveURL(/login/)
})

test('or to / by default, and never to another site', async ({ page }) => {
  const { email } = await visitorWithAccount(page)
  await open(page, '/login?return=https://evil.example/')
  await signIn(page, email)
  await expect(page.getByLabel('Account menu')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/login?return=//evil.example')
  await expect(page).toHaveURL('/')
})

test('a wrong password and an unknown user get the same message, and what was typed stays', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/401/)
  const { email } = await visitorWithAccount(page)
  await open(page, '/login')
  for (const address of [email, `${unique('nobody')}@example.com`]) {
    await signIn(page, address, 'not-the-password')
    await expectToast(page, 'The email address or the password is wrong.')
    await expect(page.getByLabel('Email address')).toHaveValue(address)
    await expect(secret(page)).toHaveValue('not-the-password')
  }
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(page.locator('.form-note'), 'after the toast').toBeInViewport()
})

test('failing ways to sign in', async ({ page, pageErrors }) => {
  pageErrors.expect(/Failed to load resource/)
  await open(page, '/login')

  await test.step('GitHub and Google buttons say that the owner has not set them up yet', async () => {
    for (const name of ['GitHub', 'Google']) {
      await page.getByRole('button', { name }).click()
      await expectToast(page, 'The owner has not set up this way to sign in yet.')
      await expect(page.locator('main .form-note')).toHaveText(
        'The owner has not set up this way to sign in yet.',
      )
    }
  })

  await test.step('an unreachable server is reported', async () => {
    await page.route('**/api/auth/**', (route) => route.abort())
    await signIn(page, 'someone@example.com')
    await expectToast(page, 'The server could not be reached.')
    await expect(page.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy', 'true')
  })

  await test.step('a failed reset is reported', async () => {
    await page.getByRole('button', { name: 'Forgot Your Password?' }).click()
    await page.getByRole('dialog').getByLabel('Email address').fill('someone@example.com')
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
    await expectToast(page, 'Something went wrong. Check you email and try again.')
  })
})

test("'Forgot Your Password?' sends a link by email that sets a new password once", async ({
  page,
  mailbox,
  pageErrors,
}) => {
  pageErrors.expect(/400/)
  const { email } = await visitorWithAccount(page)
  await open(page, '/login')
  await page.getByRole('button', { name: 'Forgot Your Password?' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', /\/register/)
  await dialog.getByLabel('Email address').fill('not an address')
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible()
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expectToast(page, 'Reset email sent successfully. Check your inbox/spam.')
  await expect(dialog).toBeHidden()
  await expect(page.locator('.form-note')).toHaveText('Reset email sent successfully. Check your inbox/spam.')

  const link = /http\S+\/reset-password\?token=[\w-]+/.exec(
    (await mailbox.mail(email, 'reset-password')).text,
  )![0]
  await open(page, link)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
    /Password must be at least 6 characters long/,
  )
  await page.getByLabel('New password').fill('brand-new-one')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL('/login')
  await signIn(page, email, 'brand-new-one')
  await expect(page.getByLabel('Account menu')).toBeVisible()

  await page.context().clearCookies()
  await open(page, link)
  await page.getByLabel('New password').fill('another-one')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expectToast(page, 'This link has expired or has already been used.')
})

test('Login and Register are accessible at any size, light and dark', async ({ page }) => {
  await open(page, '/register')
  await expectAccessibleEverywhere(page)
  for (const path of ['/reset-password?token=x', '/login']) {
    await walkTo(page, path)
    await expectAccessibleEverywhere(page)
  }
  await page.getByRole('button', { name: 'Forgot Your Password?' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleEverywhere(page)
})
