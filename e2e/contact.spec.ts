import type { Page } from '@playwright/test'
import { api } from '../contract/api.ts'
import { demoSite as studio } from '../db/seed/site.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { delayReply, refuseCalls } from './fixtures/network.ts'
import { unique } from './fixtures/owner.ts'
import { open } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast, toastsFromNow } from './fixtures/toasts.ts'

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

async function expectKept(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value)
}

test('Contact', async ({ page, owner, mailbox, pageErrors }) => {
  pageErrors.expect(/status of 400|status of 422|status of 429/)
  await open(page, '/contact')

  await test.step("title 'Get in touch' and the owner's address, phone and email", async () => {
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

  await test.step('name, email, subject and message are required; an email must be one', async () => {
    await send(page)
    for (const [label, words] of [
      ['Your Full Name', 'Name is required.'],
      ['Email address', 'Email address is required.'],
      ['Subject', 'Subject is required.'],
      ['Your Message', 'Message is required.'],
    ] as const)
      await expect(field(page, label)).toHaveAccessibleDescription(words)
    await expectToast(page, 'error: ')
    await expect(field(page, 'Your Full Name')).toBeFocused()
    await expectAccessible(page)
    const values = message({ 'Email address': 'nadia.example.com' })
    await fill(page, values)
    await send(page)
    await expect(field(page, 'Email address')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    )
    await expectKept(page, values)
  })

  const values = message()

  await test.step("the loading toast becomes the reply's error, and what was typed is kept", async () => {
    const sentence = 'Too many requests. Please try again in 40 seconds.'
    const heal = await refuseCalls(page, '**/api/contact-form', 429, sentence)
    await fill(page, values)
    await send(page)
    await expectToast(page, `error: ${sentence}`)
    await expectKept(page, values)
    await heal()
    await expect(toast(page)).toHaveCount(0)
    await expect(page.locator('.form-note'), 'after the toast').toHaveText(sentence)
  })

  await test.step("'Please wait email sending...' becomes the reply's message, and the form resets", async () => {
    const answer = await delayReply(page, '**/api/contact-form')
    const toasts = toastsFromNow(page)
    const reply = page.waitForResponse('**/api/contact-form')
    await send(page)
    await expect(toast(page)).toHaveText(['Please wait email sending...'])
    answer()
    const { message: said } = (await (await reply).json()) as { message: string }
    await expect.poll(toasts).toEqual(['loading: Please wait email sending...', `success: ${said}`])
    await expectKept(page, Object.fromEntries(Object.keys(values).map((label) => [label, ''])))
  })

  await test.step('the email of the message reaches the owner and the sender', async () => {
    const sender = values['Email address']!
    const toOwner = await mailbox.mail('owner@example.com', sender)
    expect(toOwner.text).toContain('A question about December')
    expect(toOwner.html).toContain('Are you free in the second week of December?')
    expect(toOwner.headers['reply-to']).toBe(sender)
    const toSender = await mailbox.mail(sender, 'Thank you for your message')
    expect(toSender.text).not.toContain('Are you free')
    const { data } = await owner.call(api.message.list)
    expect(data.find(({ email }) => email === sender)).toMatchObject({ name: 'Nadia Islam', resolved: false })
  })

  await test.step('the whole contact form can be filled and sent by keyboard alone', async () => {
    const toasts = toastsFromNow(page)
    await field(page, 'Your Full Name').focus()
    for (const words of ['Nadia Islam', 'nadia.keys@example.com', 'Keys', 'No mouse at all.']) {
      await page.keyboard.type(words)
      await page.keyboard.press('Tab')
    }
    await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(toasts).toContainEqual(expect.stringMatching(/^success: /))
  })
})
