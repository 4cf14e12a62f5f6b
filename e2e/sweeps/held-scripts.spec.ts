import type { Page } from '@playwright/test'
import { api } from '../../contract/api.ts'
import { dayInDhaka } from '../../contract/shape/dates.ts'
import { addMonths, monthOf, sameDayIn } from '../../contract/shape/month.ts'
import { register } from '../fixtures/accounts.ts'
import { delayReply } from '../fixtures/network.ts'
import { unique } from '../fixtures/owner.ts'
import { expectHydrated, sizes } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectToast } from '../fixtures/toasts.ts'

/** Opens a page whose scripts are held back until released. */
async function openHeld(page: Page, address: string) {
  const letThrough = await delayReply(page, '**/entry.client-*.js')
  await page.goto(address)
  return async () => {
    letThrough()
    await expectHydrated(page)
  }
}

test('what is typed in Contact before hydration is sent', async ({ page }) => {
  const wake = await openHeld(page, '/contact')
  const main = page.getByRole('main')
  const subject = unique('Early')
  const typed = { 'Your Full Name': 'Nadia Islam', Subject: subject, 'Your Message': 'Are you free in May?' }
  for (const [label, value] of Object.entries(typed))
    await main.getByLabel(label, { exact: true }).fill(value)
  await wake()
  for (const [label, value] of Object.entries(typed))
    await expect(main.getByLabel(label, { exact: true })).toHaveValue(value)
  await main.getByLabel('Email address').fill('nadia@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectToast(page, 'success: ')
})

test('stars and text of a review count, and so does a day of the month with its time', async ({
  page,
  owner,
}) => {
  const id = await owner.addService({ duration: 60 })
  const month = addMonths(monthOf(dayInDhaka()), 7)
  const day = sameDayIn(month, '2000-01-17')
  await register(page)
  const wake = await openHeld(page, `/services/${id}?month=${month}`)
  const review = 'Two stars, before any script.'
  await page.locator('.star-pick label', { hasText: '2 stars' }).click()
  await page.getByLabel('Your review').fill(review)
  await page.locator(`.month input[value="${day}"]`).check({ force: true })
  await wake()
  await expect(page.getByLabel('Event date', { exact: true })).toHaveValue(day)
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expectToast(page, 'success: ')
  const { data } = await owner.call(api.review.ofService, { params: { serviceId: id } })
  expect(data[0]).toMatchObject({ rating: 2, review })
})

test('the menu opens, and the language switch keeps what was typed', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  const wake = await openHeld(page, '/contact')
  await page.getByLabel('Your Message').fill('ডিসেম্বরে কি সময় হবে?')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await wake()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL('/bn/contact')
  await expect(page.getByLabel('আপনার বার্তা')).toHaveValue('ডিসেম্বরে কি সময় হবে?')
})

test('a form that needs a script is sent after hydration', async ({ page }) => {
  const { email } = await register(page)
  await page.context().clearCookies()
  const wake = await openHeld(page, '/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('long-enough')
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await wake()
  await expect(page.getByLabel('Account menu')).toBeVisible()
})
