import type { Page } from '@playwright/test'
import { api } from '../contract/api.ts'
import { demoSite as studio } from '../db/seed/site.ts'
import { answerLate, refuse } from './fixtures/network.ts'
import { unique } from './fixtures/owner.ts'
import { open } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { noteToasts } from './fixtures/toasts.ts'

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const toast = (page: Page) => page.locator('.toast')
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

const message = (changes: Record<string, string> = {}) => ({
  'Your Full Name': 'Nadia Islam',
  'Email address': `${unique('nadia')}@example.com`,
  Subject: 'A question about December',
  'Your Message': 'Are you free in the second week of December?',
  ...changes,
})

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

test("Contact: title 'Get in touch' and the owner's address, phone and email", async ({ page }) => {
  await open(page, '/contact')
  await expect(page).toHaveTitle('Get in touch - Aloka Photography')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch')
  const main = page.getByRole('main')
  await expect(main).toContainText(studio.address.street)
  await expect(main.getByRole('link', { name: studio.phone })).toHaveAttribute('href', /^tel:\+\d+$/)
  await expect(main.getByRole('link', { name: studio.email })).toHaveAttribute(
    'href',
    `mailto:${studio.email}`,
  )
})

test('a message, from the form to the mails', async ({ page, owner, mailbox }) => {
  await open(page, '/contact')
  const values = message()
  const sender = values['Email address']!

  await test.step("'Please wait email sending...' becomes the reply's message, and the form resets", async () => {
    const answer = await answerLate(page, '**/api/contact-form')
    await fill(page, values)
    const toasts = await noteToasts(page)
    const reply = page.waitForResponse('**/api/contact-form')
    await send(page)
    await expect(toast(page)).toHaveText(['Please wait email sending...'])
    answer()
    const { message: said } = (await (await reply).json()) as { message: string }
    await expect.poll(toasts).toEqual(['loading: Please wait email sending...', `success: ${said}`])
    for (const label of Object.keys(message())) await expect(field(page, label)).toHaveValue('')
  })

  await test.step('the mail of the message arrives at the owner and at the sender', async () => {
    const toOwner = await mailbox.mail('owner@example.com', sender)
    expect(toOwner.text).toContain('A question about December')
    expect(toOwner.html).toContain('Are you free in the second week of December?')
    expect(toOwner.headers['reply-to']).toBe(sender)
    const toSender = await mailbox.mail(sender, 'Thank you for your message')
    expect(toSender.text).not.toContain('Are you free')
    const { data } = await owner.call(api.message.list)
    expect(data.find(({ email }) => email === sender)).toMatchObject({ name: 'Nadia Islam', resolved: false })
  })
})

test('name, email, subject and message are required; an email must be one', async ({ page, problems }) => {
  problems.expect(/status of 400|status of 422/)
  await open(page, '/contact')
  await send(page)
  for (const [label, words] of [
    ['Your Full Name', 'Name is required.'],
    ['Email address', 'Email address is required.'],
    ['Subject', 'Subject is required.'],
    ['Your Message', 'Message is required.'],
  ] as const)
    await expect(field(page, label)).toHaveAccessibleDescription(words)
  await expect(page.locator('.toast.error')).toBeVisible()
  await expect(field(page, 'Your Full Name')).toBeFocused()
  const values = message({ 'Email address': 'nadia.example.com' })
  await fill(page, values)
  await send(page)
  await expect(field(page, 'Email address')).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  )
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value)
})

test("the loading toast becomes the reply's error, and what was typed is kept", async ({
  page,
  problems,
}) => {
  problems.expect(/status of 429/)
  await open(page, '/contact')
  await refuse(page, '**/api/contact-form', 429, 'Too many requests. Please try again in 40 seconds.')
  const values = message()
  await fill(page, values)
  await send(page)
  await expect(page.locator('.toast.error')).toHaveText('Too many requests. Please try again in 40 seconds.')
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value)
})
