import type { Page } from '@playwright/test'
import { startDemoSite } from '../../tooling/demo-site.ts'
import { unique } from '../fixtures/owner.ts'
import { open } from '../fixtures/pages.ts'
import { expect, test as base } from '../fixtures/test.ts'
import { emulatorUrl, projectId } from './emulator.ts'

const test = base.extend({
  site: [
    async ({}, use) => {
      const site = await startDemoSite({
        settings: {
          FIREBASE_API_KEY: 'emulator-key',
          FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
          FIREBASE_PROJECT_ID: projectId,
          FIREBASE_EMULATOR_URL: emulatorUrl,
        },
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })
const secret = (page: Page) => page.getByLabel('Password', { exact: true })

async function register(page: Page) {
  const email = `${unique('hosted')}@example.com`
  await open(page, '/register?return=%2Fcontact')
  await page.getByLabel('Name', { exact: true }).fill('Rafi Hasan')
  await page.getByLabel('Email address').fill(email)
  await secret(page).fill('long-enough')
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/contact')
  return email
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email address').fill(email)
  await secret(page).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

async function signOut(page: Page) {
  await page.getByLabel('Account menu').click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
}

test('register, sign out and sign in again with Firebase Authentication', async ({ page }) => {
  const email = await register(page)
  await page.getByLabel('Account menu').click()
  await expect(page.locator('.menu')).toContainText('Rafi Hasan')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^eyJ/)
  await signOut(page)
  await open(page, '/login')
  await signIn(page, email, 'long-enough')
  await expect(toast(page, 'Login Successful')).toBeVisible()
  await expect(page.getByLabel('Account menu')).toBeVisible()
})

test('its error codes are shown as sentences', async ({ page, pageErrors }) => {
  pageErrors.expect(/400/)
  const email = await register(page)
  await signOut(page)
  await open(page, '/login')
  for (const address of [email, `${unique('nobody')}@example.com`]) {
    await signIn(page, address, 'not-the-password')
    await expect(toast(page, 'The email address or the password is wrong.').last()).toBeVisible()
  }
  await open(page, '/register')
  await page.getByLabel('Name', { exact: true }).fill('Somebody Else')
  await page.getByLabel('Email address').fill(email)
  await secret(page).fill('long-enough')
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(toast(page, 'This email address cannot be used for a new account.')).toBeVisible()
})

test("'Forgot Your Password?' makes Firebase send its email", async ({ page }) => {
  const email = await register(page)
  await signOut(page)
  await open(page, '/login')
  await page.getByRole('button', { name: 'Forgot Your Password?' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect(toast(page, 'Reset email sent successfully. Check your inbox/spam.')).toBeVisible()
  const reply = await fetch(`${emulatorUrl}/emulator/v1/projects/${projectId}/oobCodes`)
  const { oobCodes } = (await reply.json()) as { oobCodes: { email: string; requestType: string }[] }
  expect(oobCodes).toContainEqual(expect.objectContaining({ email, requestType: 'PASSWORD_RESET' }))
})
