import type { Page } from '@playwright/test'
import { api } from '../contract/api.ts'
import { dayInDhaka } from '../contract/shape/dates.ts'
import { longDay } from '../contract/shape/day-words.ts'
import { addMonths, monthOf, sameDayIn } from '../contract/shape/month.ts'
import { addDays } from '../contract/shape/zone.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { type Owner, unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

/** Far enough ahead that no other journey books days there. */
const dayIn = (months: number) => sameDayIn(addMonths(monthOf(dayInDhaka()), months), '2000-01-17')

async function book(owner: Owner, eventDate: string) {
  const serviceId = await owner.addService()
  const email = `${unique('client')}@example.com`
  const person = { name: 'Nusrat Jahan', email, phone: '01711000000' }
  const { data } = await owner.call(api.booking.add, { body: { ...person, eventDate, serviceId } })
  await owner.call(api.bookingState.confirm, { params: { id: data._id }, body: {} })
  const { path } = (await owner.call(api.clientBooking.link, { params: { id: data._id } })).data
  return { id: data._id, reference: data.reference, email, path }
}

const write = async (page: Page, words: string) => {
  await page.getByLabel('Your message').fill(words)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('the client writes, asks for another day and cancels', async ({ page, owner, mailbox, pageErrors }) => {
  pageErrors.expect(/status of 404/)
  const date = dayIn(13)
  const { id, email, path } = await book(owner, date)

  await test.step('the page is neither cached nor indexed, and its address reaches no other site', async () => {
    const headers = (await page.request.get(path)).headers()
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    expect(headers['x-robots-tag']).toContain('noindex')
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(longDay(date))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'বাংলা' }).click()
    await expect(page.getByRole('heading', { name: 'পাকা: দিনটি আপনার' })).toBeVisible()
    await page.setViewportSize(sizes.phone)
    await expectFitsWidth(page)
    await page.setViewportSize(sizes.desktop)
  })

  await test.step('a message reaches the owner by email, and the answer appears below it', async () => {
    await open(page, path)
    await write(page, 'Dadi sits by the east window.')
    await expect(page.getByRole('article')).toContainText('Dadi sits by the east window.')
    await expect(page.getByLabel('Your message')).toHaveValue('')
    expect((await mailbox.mail('owner@example.com', 'Dadi sits by')).headers['reply-to']).toBe(email)
    await owner.call(api.booking.reply, { params: { id }, body: { body: 'Ten minutes, not more.' } })
    await open(page, path)
    await expect(page.getByRole('article').last()).toContainText('Ten minutes, not more.')
  })

  await test.step('another day is requested in the month, and set once the owner agrees', async () => {
    const wanted = addDays(date, 2)
    await page.getByText('Ask for another day').click()
    await page.locator(`#another-day input[value="${wanted}"]`).click()
    await page.getByRole('button', { name: /^Ask for \d/ }).click()
    await expect(page.getByRole('heading', { name: `You asked for ${longDay(wanted)}` })).toBeVisible()
    await owner.call(api.bookingState.move, { params: { id }, body: { eventDate: wanted } })
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(longDay(wanted))
  })

  await test.step('a cancellation takes effect at once', async () => {
    await page.getByText('Cancel the booking').click()
    await page.getByLabel('Why are you cancelling? (optional)').fill('The wedding moved abroad.')
    await page.getByRole('button', { name: 'Cancel my booking' }).click()
    await expect(page.getByRole('heading', { name: 'The booking is cancelled' })).toBeVisible()
    await mailbox.mail('owner@example.com', 'The wedding moved abroad.')
  })
})

test('the owner answers on the page of the request, and can renew the link', async ({
  page,
  owner,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  const date = dayIn(15)
  const { id, reference, path } = await book(owner, date)
  const key = path.split('key=')[1]!
  const wanted = addDays(date, 3)
  const params = { reference }
  await owner.call(api.clientBooking.write, { params, body: { key, message: 'My mother prefers Tuesday.' } })
  await owner.call(api.clientBooking.askDay, { params, body: { key, eventDate: wanted } })
  await enterAsOwner(page)
  await open(page, `/admin/request/view/${id}`)
  await expect(page.getByRole('region', { name: 'Messages from the client' })).toContainText(
    'My mother prefers',
  )
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('The client wrote')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Agree', exact: true })).toBeHidden()
  expect((await owner.call(api.booking.one, { params: { id } })).data.eventDate).toBe(wanted)
  await page.getByRole('button', { name: 'Renew the link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew the link' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect((await page.request.get(path)).status()).toBe(404)
  await page.getByRole('link', { name: 'Open the client’s page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(longDay(wanted))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a lost link is sent by email, and every form of its page works', async ({
    page,
    owner,
    mailbox,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 404/)
    const date = dayIn(14)
    const { id, email, reference } = await book(owner, date)
    await page.goto(`/booking/${reference}?key=wrong`)
    await expect(page.getByText('This link does not work')).toBeVisible()
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.locator('main .form-note')).toContainText('the link is on its way')
    const { text } = await mailbox.mail(email, 'This link opens everything')
    await page.goto(/\/booking\/\S+\?key=[\w-]+/.exec(text)![0])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(longDay(date))

    await write(page, 'Sent by a plain form.')
    await expect(page.getByRole('article')).toContainText('Sent by a plain form.')

    await owner.call(api.bookingState.move, {
      params: { id },
      body: { eventDate: addDays(date, 1), ask: true, anyway: true },
    })
    await page.goto(page.url())
    await page.getByRole('button', { name: /^Yes, I want/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(longDay(addDays(date, 1)))

    await page.getByText('Cancel the booking').click()
    await page.getByRole('button', { name: 'Cancel my booking' }).click()
    await expect(page.getByRole('heading', { name: 'The booking is cancelled' })).toBeVisible()
  })
})
