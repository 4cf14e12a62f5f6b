import type { Page } from '@playwright/test'
import { api } from '../contract/api.ts'
import type { BookingInput } from '../contract/booking/booking.ts'
import { dayInDhaka } from '../contract/shape/dates.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { type Owner, unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes, walkTo } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

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
const soFar = (page: Page) => page.getByRole('region', { name: 'What happened' }).getByRole('listitem')

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
    await page.getByRole('checkbox', { name: 'and mark as solved' }).check()
    await reply(page).fill('হ্যাঁ, I am free that day.')
    await reply(page).press(key)
    await expect(badge(page)).toHaveText('Solved')
    await expect(soFar(page)).toHaveText([/^Request received/, /^You replied/, /^Solved\d/])
    await expect(page.getByRole('checkbox', { name: 'and mark as solved' })).toHaveCount(0)
    await mailbox.mail(email, 'I am free that day.')
    await page.getByRole('button', { name: 'Keep it pending' }).click()
    await expect(badge(page)).toHaveText('Pending')
    await expect(soFar(page).last()).toHaveText('Waiting for you')
  })

test('answering on a desktop and on a phone', async ({ page, owner }) => {
  await enterAsOwner(page)

  await test.step('solving is undone from the toast by keyboard, in the list and on the page', async () => {
    const name = unique('Undone')
    await book(owner, { name })
    await open(page, `/admin/request?search=${name}`)
    const solve = page.getByRole('button', { name: `Mark as solved: ${name}` })
    const confirm = async () => {
      await solve.press('Enter')
      await page.getByRole('button', { name: "Yes, I'm sure" }).press('Enter')
      await expect(page.getByRole('alertdialog')).toBeHidden()
    }
    await confirm()
    const row = page.getByRole('row').nth(1)
    await expect(row.locator('.adm-badge')).toHaveText('Solved')
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    await undo.focus()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Marked as pending')
    await expect(solve).toBeFocused()
    await confirm()
    await expect(row.locator('.adm-badge')).toHaveText('Solved')
    await page.keyboard.press('z')
    await expect(row.locator('.adm-badge')).toHaveText('Pending')
    await expect(solve).toBeFocused()

    await page.getByRole('link', { name: `View ${name}` }).press('Enter')
    await expect(badge(page)).toHaveText('Pending')
    await confirm()
    await expect(badge(page)).toHaveText('Solved')
    await page.keyboard.press('z')
    await expect(badge(page)).toHaveText('Pending')
    await expect(solve).toBeFocused()
    await page.setViewportSize(sizes.phone)
    await expectFitsWidth(page)
  })

  await test.step('a reply can leave its message pending', async () => {
    await page.setViewportSize(sizes.desktop)
    const message = { name: 'Arif', email: 'arif@example.com', subject: 'Sylhet?', message: 'Three days.' }
    const { data } = await owner.call(api.message.add, { body: message })
    await walkTo(page, `/admin/inbox/view/${data._id}`)
    await expect(page.getByRole('checkbox', { name: 'and mark as solved' })).not.toBeChecked()
    await reply(page).fill('Which days?')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(soFar(page)).toHaveText([/^Message received/, /^You replied/, 'Waiting for you'])
    await expect(badge(page)).toHaveText('Pending')
  })

  await test.step('a request names others for the same day, and requests around it', async () => {
    const eventDate = '2048-05-14'
    const serviceId = await owner.addService({ title: 'Wedding Story', price: 85000 })
    const id = await book(owner, { eventDate, serviceId, name: unique('Asked') })
    const twin = unique('ফারহানা আক্তার')
    await book(owner, { eventDate, serviceId, name: twin })
    const near = unique('Arman')
    await book(owner, { eventDate: '2048-05-16', serviceId, name: near })
    await walkTo(page, `/admin/request/view/${id}`)
    const notice = page.getByRole('region', { name: 'Two requests are for the same day' })
    await expect(notice).toContainText(`Others are also asking for Thursday, May 14: ${twin} (Wedding Story)`)
    const around = page.getByRole('region', { name: 'Around this day' })
    await expect(around.getByRole('link', { name: twin })).toContainText('Wedding Story, the same day')
    await expect(around.getByRole('link', { name: near })).toContainText('Wedding Story, 2 days after')
    await expect(page.locator('.adm-facts')).toContainText('Wedding Story ৳85,000')
    await expectAccessible(page)
    await notice.getByRole('link', { name: twin }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(twin)
  })

  await test.step('requests are sorted by event date, by the column head and on phones by a select', async () => {
    const word = unique('Order')
    const serviceId = await owner.addService({ title: 'Rooftops', price: 120000 })
    for (const [name, days] of [
      ['b', 20],
      ['a', 9],
      ['c', 30],
    ] as const)
      await book(owner, { name: `${word}-${name}`, serviceId, eventDate: inDays(days) })
    await walkTo(page, `/admin/request?search=${word}`)
    const names = page.getByRole('row').locator('.adm-asker a')
    await expect(names).toHaveText([`${word}-c`, `${word}-a`, `${word}-b`])
    await expect(page.getByRole('row').nth(1)).toContainText('Rooftops৳1,20,000')
    const head = page.getByRole('columnheader', { name: 'Event Date' })
    await expect(head).toHaveAttribute('aria-sort', 'none')
    await head.getByRole('link').press('Enter')
    await expect(names).toHaveText([`${word}-a`, `${word}-b`, `${word}-c`])
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(page).toHaveURL(`/admin/request?search=${word}&sort=event`)
    await head.getByRole('link').press('Enter')
    await expect(names).toHaveText([`${word}-c`, `${word}-b`, `${word}-a`])
    await expectAccessible(page)
    await page.setViewportSize(sizes.phone)
    await expectFitsWidth(page)
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Event date, earliest first')
    await expect(names).toHaveText([`${word}-a`, `${word}-b`, `${word}-c`])
    await names.first().click()
    await page.getByRole('link', { name: 'Back to Booking Request' }).click()
    await expect(page).toHaveURL(`/admin/request?search=${word}&sort=event`)
  })

  await test.step('Confirm, Call and the other actions are in the bar at the bottom of a phone', async () => {
    await page.setViewportSize(sizes.phone)
    const id = await book(owner)
    await walkTo(page, `/admin/request/view/${id}`)
    const bar = page.getByRole('group', { name: 'Answer' })
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:01700000112')
    await expect(bar.getByRole('button', { name: 'Confirm' })).toBeVisible()
    const [box, dock] = [await bar.boundingBox(), await page.locator('.adm-dock').boundingBox()]
    expect(box!.y + box!.height).toBeCloseTo(dock!.y, 0)
    for (const one of await bar.locator('.btn').all())
      expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await expectFitsWidth(page)
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'More' }).press('Enter')
    const sheet = page.getByRole('dialog', { name: 'More' })
    await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /wa\.me\/8801700000112$/,
    )
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Reply' }).press('Enter')
    await expect(reply(page)).toBeFocused()
    await expect(reply(page)).toBeInViewport()
    await expect(bar).toBeHidden()
    await page.setViewportSize(sizes.desktop)
    await expect(bar).toBeHidden()
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  })
})
