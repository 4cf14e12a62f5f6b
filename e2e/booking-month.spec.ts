import type { Page } from '@playwright/test'
import { api } from '../contract/api.ts'
import { dayInDhaka } from '../contract/shape/dates.ts'
import { addMonths, monthOf, sameDayIn } from '../contract/shape/month.ts'
import { addDays } from '../contract/shape/zone.ts'
import { delayReply } from './fixtures/network.ts'
import { type Owner, unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

const today = dayInDhaka()
/** Far enough ahead that no other journey books days there. */
const month = (ahead: number) => addMonths(monthOf(today), ahead)
const dayOf = (page: Page, date: string) => page.locator(`.month input[value="${date}"]`)

async function take(owner: Owner, serviceId: string, eventDate: string, startTime?: string) {
  const person = { name: 'Early Bird', email: 'early@example.com', phone: '01711000000' }
  const { data } = await owner.call(api.booking.add, { body: { ...person, eventDate, startTime, serviceId } })
  await owner.call(api.bookingState.confirm, { params: { id: data._id }, body: {} })
}

const fill = async (page: Page, email: string) => {
  await page.locator('#book input[name=name]').fill('Nusrat Jahan')
  await page.locator('#book input[name=email]').fill(email)
  await page.locator('#book input[name=phone]').fill('০১৭১১-০০০০০০')
}

const storedOf = async (owner: Owner, email: string) =>
  (await owner.call(api.booking.list, { query: { search: email } })).data[0]!

test('a day is chosen in the month by keyboard, and a taken one can be waited for', async ({
  page,
  owner,
}) => {
  const serviceId = await owner.addService()
  const taken = sameDayIn(month(9), '2000-01-11')
  await take(owner, serviceId, taken)
  const email = `${unique('month')}@example.com`

  await test.step('a day chosen before hydration is in the date field', async () => {
    const wake = await delayReply(page, '**/entry.client-*.js')
    const early = sameDayIn(month(8), '2000-01-20')
    await page.goto(`/services/${serviceId}?month=${month(8)}#book`)
    await dayOf(page, early).check({ force: true })
    wake()
    await expect(page.getByLabel('Event date', { exact: true })).toHaveValue(early)
  })

  await test.step('months change without a new page, and the keys move through the days', async () => {
    await page.getByRole('link', { name: /^Next month/ }).click()
    await expect(dayOf(page, taken)).toHaveAccessibleName(/booked, waiting list$/)
    await dayOf(page, addDays(taken, 1)).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(dayOf(page, taken)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Event date', { exact: true })).toHaveValue(taken)
  })

  await test.step('a reload or coming back keeps the day', async () => {
    await page.reload()
    await expect(page.getByLabel('Event date', { exact: true })).toHaveValue(taken)
    await page.goto('/contact')
    await page.goBack()
    await expect(page.getByLabel('Event date', { exact: true })).toHaveValue(taken)
  })

  await test.step('a taken day offers three free days near it and the waiting list', async () => {
    const near = page.getByRole('group', { name: 'Free days nearby' }).getByRole('button')
    await expect(near).toHaveCount(3)
    await near.first().click()
    await expect(page.getByLabel('Event date', { exact: true })).toHaveValue(/./)
    await page.getByLabel('Event date', { exact: true }).fill(taken)
    await fill(page, email)
    await expect(page.getByRole('button', { name: 'Book Now' })).toBeHidden()
    await page.getByRole('button', { name: 'Notify me if it becomes free' }).click()
    await expect(page.locator('#book').getByRole('status')).toContainText('You are on the waiting list')
    expect(await storedOf(owner, email)).toMatchObject({ status: 'waiting', eventDate: taken })
  })
})

test('in Bangla on a phone, with a start time', async ({ page, owner }) => {
  await page.setViewportSize(sizes.phone)
  const serviceId = await owner.addService({ duration: 180 })
  const date = sameDayIn(month(10), '2000-01-12')
  await take(owner, serviceId, date, '09:00')
  const email = `${unique('bangla')}@example.com`
  await open(page, `/bn/services/${serviceId}?month=${monthOf(date)}#book`)
  await expectFitsWidth(page)
  await dayOf(page, date).click()
  const times = page.locator('.start-times')
  await expect(times.getByRole('radio')).toHaveCount(7)
  await times.getByRole('radio', { name: 'দুপুর ১টা', exact: true }).click()
  await page.getByRole('link', { name: /এগিয়ে যান$/ }).click()
  await expect(page.locator('.picked-day')).toContainText('দুপুর ১টা')
  await expectFitsWidth(page)
  await fill(page, email)
  await page.locator('#book').getByLabel('কিছু জানাতে চান?').fill('আমরা পাঁচজন।')
  await page.locator('#book').getByRole('button', { name: 'বুকিং দিন' }).click()
  await expect(page.getByRole('heading', { name: 'আপনার অনুরোধ পেয়েছি' })).toBeFocused()
  const calendar = page.getByRole('link', { name: 'ক্যালেন্ডারে রাখুন' })
  expect((await calendar.boundingBox())!.height, 'icon and words on one line').toBeLessThan(60)
  expect(await storedOf(owner, email)).toMatchObject({
    eventDate: date,
    startTime: '13:00',
    note: 'আমরা পাঁচজন।',
    language: 'bn',
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('months are links, days are radio buttons, and a taken day can be waited for', async ({
    page,
    owner,
  }) => {
    const serviceId = await owner.addService()
    const free = sameDayIn(month(11), '2000-01-14')
    const taken = addDays(free, 1)
    await take(owner, serviceId, taken)
    for (const [date, button, words] of [
      [free, 'Book Now', /was received/],
      [taken, 'Notify me if it becomes free', /waiting list/],
    ] as const) {
      const email = `${unique('plain')}@example.com`
      await page.goto(`/services/${serviceId}?month=${month(10)}#book`)
      await page.getByRole('link', { name: /^Next month/ }).click()
      await dayOf(page, date).check()
      // Joining the waiting list shows the details at once.
      if (date === free) {
        await page.getByRole('link', { name: 'Continue' }).click()
        const chosen = dayOf(page, date).locator('..')
        expect(await chosen.evaluate((cell) => getComputedStyle(cell, '::after').content)).toContain('14')
        await expect(chosen).toBeVisible()
      }
      await fill(page, email)
      await page.locator('#book').getByRole('button', { name: button }).click()
      await expect(page.locator('#book').getByRole('status')).toContainText(words)
      expect((await storedOf(owner, email)).eventDate).toBe(date)
    }
  })
})
