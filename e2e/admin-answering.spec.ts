import type { Page } from '@playwright/test'
import { api } from '../contract/api.ts'
import type { BookingInput } from '../contract/booking.ts'
import { dayInDhaka } from '../contract/dates.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { type Owner, unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

const inDays = (days: number) => dayInDhaka(new Date(Date.now() + days * 86_400_000))

const book = async (owner: Owner, changes: Partial<BookingInput> = {}) => {
  const serviceId = changes.serviceId ?? (await owner.addService())
  const person = { name: 'Tanvir Hossain', email: 'tanvir@example.com', phone: '01700-000112' }
  const body = { ...person, eventDate: inDays(3), address: '', serviceId, ...changes }
  return (await owner.call(api.booking.add, { body })).data._id
}

const badge = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Status' }).locator('.adm-badge')
const reply = (page: Page) => page.getByRole('textbox', { name: /^Reply by email/ })
const soFar = (page: Page) => page.getByRole('region', { name: 'So far' }).getByRole('listitem')

for (const key of ['Control+Enter', 'Meta+Enter'])
  test(`${key} sends a reply and settles the request in one act, which can be kept pending`, async ({
    page,
    owner,
    mailbox,
  }) => {
    const email = `${unique('answered')}@example.com`
    const id = await book(owner, { email })
    await enterAsOwner(page)
    await open(page, `/admin/request/view/${id}`)
    await expect(page.getByRole('checkbox', { name: 'and mark as solved' })).toBeChecked()
    await reply(page).fill('হ্যাঁ, I am free that day.')
    await reply(page).press(key)
    await expect(badge(page)).toHaveText('Solved')
    await expect(soFar(page)).toHaveText([/^Request received/, /^You replied by email/, /^Solved\d/])
    await expect(page.getByRole('checkbox', { name: 'and mark as solved' })).toHaveCount(0)
    await mailbox.mail(email, 'I am free that day.')
    await page.getByRole('button', { name: 'Keep it pending' }).click()
    await expect(badge(page)).toHaveText('Pending')
    await expect(soFar(page).last()).toHaveText('Waiting for you')
  })

test('a reply can leave its message pending', async ({ page, owner }) => {
  const message = { name: 'Arif', email: 'arif@example.com', subject: 'Sylhet?', message: 'Three days.' }
  const { data } = await owner.call(api.message.add, { body: message })
  await enterAsOwner(page)
  await open(page, `/admin/inbox/view/${data._id}`)
  await page.getByRole('checkbox', { name: 'and mark as solved' }).uncheck()
  await reply(page).fill('Which days?')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(soFar(page)).toHaveText([/^Message received/, /^You replied by email/, 'Waiting for you'])
  await expect(badge(page)).toHaveText('Pending')
})

test('solving is undone from the toast by keyboard, in the list and on the page', async ({ page, owner }) => {
  const name = unique('Undone')
  await book(owner, { name })
  await enterAsOwner(page)
  await open(page, `/admin/request?search=${name}`)
  const solve = page.getByRole('button', { name: `Mark as solved: ${name}` })
  const confirm = async () => {
    await solve.press('Enter')
    await page.getByRole('button', { name: "Yes, I'm sure" }).press('Enter')
  }
  await confirm()
  await expect(page.getByRole('row').nth(1).locator('.adm-badge')).toHaveText('Solved')
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await undo.focus()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('.toasts').getByText('Marked as pending')).toBeVisible()
  await expect(solve).toBeFocused()
  await confirm()
  await expect(undo).toBeVisible()
  await page.keyboard.press('z')
  await expect(solve).toBeFocused()

  await page.getByRole('link', { name: `View ${name}` }).press('Enter')
  await expect(badge(page)).toHaveText('Pending')
  await confirm()
  await expect(badge(page)).toHaveText('Solved')
  await page.getByRole('button', { name: 'Mark as pending' }).press('Enter')
  await expect(badge(page)).toHaveText('Pending')
  await expect(solve).toBeFocused()
  await page.setViewportSize(sizes.phone)
  await expectFitsWidth(page)
})
