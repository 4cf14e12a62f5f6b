import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { api } from '../contract/api.ts'
import { dayInDhaka, formatLongDate } from '../contract/shape/dates.ts'
import { addMonths, monthOf, weeksOf } from '../contract/shape/month.ts'
import { register } from './fixtures/accounts.ts'
import { delayReply, loseConnection, refuseCalls } from './fixtures/network.ts'
import { unique } from './fixtures/owner.ts'
import { open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { toastsFromNow } from './fixtures/toasts.ts'

const form = (page: Page) => page.locator('#book form')
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
const toast = (page: Page) => page.locator('.toast')
const send = (page: Page) => form(page).getByRole('button', { name: 'Book Now' }).click()

const nextWeek = dayInDhaka(new Date(Date.now() + 7 * 86_400_000))

/** The next month with six weeks. */
const month = Array.from({ length: 24 }, (_, ahead) => addMonths(monthOf(nextWeek), ahead)).find(
  (one) => weeksOf(one).length === 6,
)

const booking = (changes: Record<string, string> = {}) => ({
  'Full name': 'Rafi Hasan',
  'Email address': `${unique('rafi')}@example.com`,
  Phone: '01711-000000',
  'Event date': nextWeek,
  'Address (optional)': 'House 1, Road 2, Dhaka',
  ...changes,
})

const goOn = (page: Page) =>
  form(page)
    .getByRole('link', { name: /^Continue/ })
    .click()

/** First the day, then the details. */
async function fill(page: Page, { 'Event date': date = '', ...details }: Record<string, string>) {
  const change = form(page).getByRole('link', { name: 'Change' })
  if (await change.isVisible()) await change.click()
  await field(page, 'Event date').fill(date)
  await goOn(page)
  for (const [label, value] of Object.entries(details)) await field(page, label).fill(value)
}

test('the form next to a long text', async ({ page, owner, pageErrors }) => {
  pageErrors.expect(/status of 400|status of 422/)
  await open(page, `/services/${await owner.addService({ details: 'Light. '.repeat(900) })}`)

  await test.step("the 'Book Now' form is sticky in the side column; phone is of tel type and date of date type", async () => {
    const side = page.locator('#book .booking')
    await page.evaluate(() => scrollTo(0, 1200))
    const top = () => side.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThan(0)
    const before = await top()
    await page.evaluate(() => scrollTo(0, 1600))
    expect(await top()).toBe(before)
    const box = (await side.boundingBox())!
    expect(box.x).toBeGreaterThan(1440 / 2)
    await expect(field(page, 'Phone')).toHaveAttribute('type', 'tel')
    await expect(field(page, 'Event date')).toHaveAttribute('type', 'date')
  })

  await test.step('the first step fits on every laptop, even in a month of six weeks', async () => {
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${new URL(page.url()).pathname}?month=${month}`)
      await page.evaluate(() => scrollTo(0, 1200))
      const card = page.locator('.booking')
      await expect(card).toBeInViewport({ ratio: 1 })
      expect(await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
      await expect(card.getByText('Few hours')).toHaveCount(0)
    }
  })

  await test.step("'Continue' moves the focus to the second step", async () => {
    await field(page, 'Event date').fill(nextWeek)
    await goOn(page)
    await expect(page.getByRole('region', { name: 'Step 2 of 2: your details' })).toBeFocused()
    await form(page).getByRole('link', { name: 'Change' }).click()
    await expect(page.getByRole('region', { name: 'Step 1 of 2: the day' })).toBeFocused()
  })

  await test.step('on a small laptop the button stays visible, with every error shown', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.evaluate(() => scrollTo(0, 1200))
    await fill(page, booking({ 'Full name': '', 'Email address': 'x', Phone: '12' }))
    await send(page)
    await expect(form(page).locator('.field-error')).toHaveCount(3)
    const button = form(page).getByRole('button', { name: 'Book Now' })
    await expect(button).toBeInViewport({ ratio: 1 })
    // Not only on the screen, but not covered either.
    await button.click({ trial: true })
    await field(page, 'Address (optional)').scrollIntoViewIfNeeded()
    await expect(field(page, 'Address (optional)')).toBeInViewport({ ratio: 1 })
  })
})

test('a booking from the form to the emails', async ({ page, owner, mailbox }) => {
  await open(page, `/services/${await owner.addService({ title: 'Rooftop Portraits' })}`)
  const values = booking()
  const sender = values['Email address']!
  const panel = page.locator('#book')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/booking-form')) sent.push(request.url())
  })
  const answer = await delayReply(page, '**/api/booking-form')
  const reply = page.waitForResponse('**/api/booking-form')
  const toasts = toastsFromNow(page)
  await fill(page, values)
  await send(page)

  await test.step('a second click while a booking is being sent sends nothing twice', async () => {
    await expect(toast(page)).toHaveCount(1)
    await form(page).getByRole('button', { name: 'Book Now' }).click({ force: true })
    await field(page, 'Phone').press('Enter')
  })

  const { data, message } =
    await test.step("loading toast 'Please wait booking email sending...', then the server message", async () => {
      await expect(toast(page)).toHaveText(['Please wait booking email sending...'])
      answer()
      const said = (await (await reply).json()) as { data: { reference: string }; message: string }
      await expect
        .poll(toasts)
        .toEqual(['loading: Please wait booking email sending...', `success: ${said.message}`])
      expect(sent).toHaveLength(1)
      return said
    })

  await test.step('a sent booking replaces the form: reference, date, next steps, a calendar file, and another booking', async () => {
    await expect(panel.getByRole('heading', { name: 'I have your request' })).toBeFocused()
    await expect(form(page)).toHaveCount(0)
    for (const words of [message, data.reference, formatLongDate(`${nextWeek}T12:00:00+06:00`)])
      await expect(panel).toContainText(words)
    await expect(panel).toContainText(`A confirmation email is on its way to ${sender}`)
    const download = page.waitForEvent('download')
    await panel.getByRole('link', { name: 'Add to my calendar' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${data.reference}.ics`)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain(`DTSTART;VALUE=DATE:${nextWeek.replaceAll('-', '')}`)
    expect(text).toContain('Rooftop Portraits')
    await panel.getByRole('link', { name: 'Book another' }).click()
    for (const label of Object.keys(booking())) await expect(field(page, label)).toHaveValue('')
  })

  await test.step('the email of the booking reaches the owner and the sender', async () => {
    const toOwner = await mailbox.mail('owner@example.com', sender)
    for (const words of ['Rooftop Portraits', 'Rafi Hasan', '01711-000000', 'House 1, Road 2, Dhaka'])
      expect(toOwner.html).toContain(words)
    expect(toOwner.headers['reply-to']).toBe(sender)
    const toSender = await mailbox.mail(sender, 'Rooftop Portraits')
    expect(toSender.text).toContain('Thank you for your booking request')
    expect(data.reference).toMatch(/^AL-\w{6}$/)
    expect(toSender.headers.subject).toContain(data.reference)
    expect(toSender.files.map(({ name }) => name)).toEqual([`${data.reference}.ics`])
    const stored = await owner.call(api.booking.list)
    expect(stored.data.find(({ email }) => email === sender)).toMatchObject({
      name: 'Rafi Hasan',
      serviceTitle: 'Rooftop Portraits',
      eventDate: nextWeek,
      resolved: false,
    })
  })
})

test('toasts appear top-center, are read out, and disappear after 2 seconds', async ({ page, owner }) => {
  await page.clock.install()
  await open(page, `/services/${await owner.addService()}`)
  await fill(page, booking())
  // From here on the clock of the page stands still.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await send(page)
  await expect(page.locator('.toast.success')).toBeVisible()
  await expect(page.getByRole('status').filter({ has: toast(page) })).toBeVisible()
  const box = (await toast(page).boundingBox())!
  expect(box.y).toBeLessThan(150)
  expect(Math.abs(box.x + box.width / 2 - 720)).toBeLessThan(12)
  await page.clock.runFor(1900)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast(page)).toHaveCount(0)
})

test('a refused booking', async ({ page, owner, pageErrors }) => {
  pageErrors.expect(/status of 400|status of 422|status of 503|ERR_CONNECTION_REFUSED/)
  await open(page, `/services/${await owner.addService()}`)
  const toasts = toastsFromNow(page)
  const expectKept = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value)
  }

  await test.step('errors at their fields, an error toast, and what was typed is kept', async () => {
    const wrong = booking({
      'Full name': '',
      'Email address': 'rafi@nowhere',
      Phone: '12',
      'Event date': '2020-01-01',
    })
    await fill(page, wrong)
    await send(page)
    await expect.poll(toasts).toContainEqual(expect.stringMatching(/^error: ./))
    await expect(field(page, 'Event date')).toBeFocused()
    await expect(field(page, 'Event date')).toHaveAccessibleDescription(
      'The event date cannot be in the past.',
    )
    await goOn(page)
    const sentences = {
      'Full name': 'Name is required.',
      'Email address': 'Please enter a valid email address.',
      Phone: 'Please enter a valid phone number.',
    }
    for (const [label, sentence] of Object.entries(sentences)) {
      await expect(field(page, label)).toHaveAccessibleDescription(sentence)
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    }
    await expectKept(wrong)
    await field(page, 'Full name').fill('Rafi')
    await expect(field(page, 'Full name')).not.toHaveAttribute('aria-invalid')
  })

  const values = booking()
  await fill(page, values)
  await test.step('error toast with the message of the API; the form keeps what was typed', async () => {
    const heal = await refuseCalls(page, '**/api/booking-form', 503, 'Bookings are closed for Eid.')
    await send(page)
    await expect.poll(toasts).toContain('error: Bookings are closed for Eid.')
    await expectKept(values)
    await heal()
  })

  await test.step('a lost connection is reported in the toast, and nothing typed is lost', async () => {
    await loseConnection(page, '**/api/booking-form')
    await send(page)
    await expect.poll(() => toasts().at(-1)).toContain('error: The server could not be reached')
    await expectKept(values)
  })
})

test('name and email of a signed-in user are filled in', async ({ page, owner }) => {
  const { name, email } = await register(page, { name: 'Sadia Nowrin' })
  await open(page, `/services/${await owner.addService()}`)
  await expect(field(page, 'Full name')).toHaveValue(name)
  await expect(field(page, 'Email address')).toHaveValue(email)
})

test('on a phone a bar with the price leads to the form of two steps, and back loses nothing', async ({
  page,
  owner,
}) => {
  await page.setViewportSize(sizes.phone)
  await open(page, `/services/${await owner.addService({ price: 27500 })}`)
  const bar = page.locator('.book-bar')
  await expect(bar).toBeInViewport()
  await expect(bar).toContainText('৳27,500')
  await bar.getByRole('link', { name: 'Book Now' }).click()
  const top = page.locator('.book-top')
  await expect(top).toBeInViewport()
  await form(page)
    .getByRole('link', { name: /^Continue/ })
    .click()
  await expect(field(page, 'Event date')).toHaveAccessibleDescription('Choose a day first.')
  await fill(page, booking())
  await expect(form(page).getByRole('button', { name: 'Book Now' })).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(field(page, 'Event date')).toHaveValue(nextWeek)
  await expect(field(page, 'Full name')).toBeHidden()
  await page.goBack()
  await expect(top).toBeHidden()
  await page.goForward()
  await page.goForward()
  await expect(field(page, 'Full name')).toHaveValue('Rafi Hasan')
  await send(page)
  await expect(page.getByRole('heading', { name: 'I have your request' })).toBeFocused()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('#book')).not.toBeInViewport()
  await expect(bar, 'after booking').toBeHidden()
})
