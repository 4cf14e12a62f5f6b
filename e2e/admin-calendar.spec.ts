import type { Page } from '@playwright/test'
import { api } from '../contract/api.ts'
import { addDays, dayIn } from '../contract/shape/zone.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsCustomer, enterAsOwner } from './fixtures/admin.ts'
import { unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, reload, sizes, walkTo } from './fixtures/pages.ts'
import { fetchPage } from './fixtures/fetched-page.ts'
import { expect, test } from './fixtures/test.ts'

const day = (page: Page, name: RegExp) => page.getByRole('grid').getByRole('link', { name })

test('only the owner sees the calendar', async ({ page, site }) => {
  await enterAsCustomer(page, site.url)
  const sent = await fetchPage(page.request, '/admin/calendar')
  expect(sent.querySelectorAll('[role=grid]')).toHaveLength(0)
  expect(sent.body.textContent).toContain('Only the owner can see the studio’s calendar.')
})

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('months change as fast as one clicks', async ({ page }) => {
    await enterAsOwner(page)
    await open(page, '/admin/calendar?day=2064-01-20')
    const { x, y } = (await page.getByRole('link', { name: 'February', exact: true }).boundingBox())!
    for (const month of ['February', 'March', 'April']) {
      // With the mouse: a locator would wait until nothing covers the link.
      await page.mouse.click(x + 5, y + 5)
      await expect(page.getByRole('grid', { name: `${month} 2064` })).toBeVisible()
    }
  })
})

test('the calendar of the owner', async ({ page, owner, outsideCalendar }) => {
  await enterAsOwner(page)

  await test.step('days are selected with the mouse, months and views are in the address, and a booking leads to its page', async () => {
    const name = unique('Lamia')
    const serviceId = await owner.addService({ title: 'Holud' })
    const body = { name, email: 'lamia@example.com', phone: '01700-000114', address: '', serviceId }
    const { data } = await owner.call(api.booking.add, { body: { ...body, eventDate: '2064-03-07' } })
    await open(page, '/admin/calendar?day=2064-02-20')
    await page.getByRole('link', { name: 'March', exact: true }).click()
    await expect(page).toHaveURL(/day=2064-03-01/)
    const box = async (name: RegExp) => {
      const cell = day(page, name).locator('xpath=ancestor::*[@role="gridcell"]')
      const { x, y, width, height } = (await cell.boundingBox())!
      return [x + width / 2, y + height - 12] as const
    }
    await page.mouse.move(...(await box(/March 11/)))
    await page.mouse.down()
    await page.mouse.move(...(await box(/March 12/)))
    await page.mouse.move(...(await box(/March 13/)))
    await page.mouse.up()
    const dialog = page.getByRole('dialog', { name: 'Block days' })
    await expect(dialog.getByRole('button', { name: 'Block 3 days' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    for (const view of ['Week', 'Agenda', 'Month']) {
      await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: view }).click()
      await expect(page).toHaveURL(new RegExp(`view=${view.toLowerCase()}`))
      await expectAccessible(page)
      await expectFitsWidth(page)
    }
    await page.getByRole('link', { name: `${name} Pending, Holud` }).click()
    await expect(page).toHaveURL(`/admin/request/view/${data._id}`)
  })

  await test.step('the calendar feed can be subscribed to, and a new address disables the old one', async () => {
    await walkTo(page, '/admin/calendar')
    const field = page.getByRole('textbox', { name: 'Calendar address' })
    const before = await field.inputValue()
    const read = (address: string) => page.request.get(address.replace('webcal:', 'http:'))
    expect(await (await read(before)).text()).toContain('BEGIN:VCALENDAR')
    await page.getByRole('button', { name: 'Create a new address' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Create a new address' }).click()
    await expect(field).not.toHaveValue(before)
    expect((await read(before)).status()).toBe(404)
    expect((await read(await field.inputValue())).status()).toBe(200)
  })

  await test.step('an outside calendar that cannot be read says why, and can be renamed and removed', async () => {
    const [name, renamed] = [unique('Family'), unique('Banani')]
    await walkTo(page, '/admin/calendar')
    const form = page.getByRole('form', { name: 'Add a calendar' })
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Calendar link').fill('webcal://169.254.169.254/latest/meta-data/')
    await form.getByRole('button', { name: 'Add calendar' }).click()
    const row = (of: string) => page.getByRole('listitem').filter({ hasText: of })
    await expect(row(name)).toBeVisible()
    await expect(async () => {
      await reload(page)
      await expect(row(name)).toContainText('Its address leads into a private network.', { timeout: 1000 })
    }).toPass()
    await expectAccessible(page)
    await page.getByRole('button', { name: `Rename ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: `Rename ${name}` })
    await dialog.getByLabel('Name').fill(renamed)
    await dialog.getByRole('button', { name: 'Save name' }).click()
    await expect(row(renamed)).toBeVisible()
    await page.getByRole('button', { name: `Remove ${renamed}` }).click()
    await expect(row(renamed)).toHaveCount(0)
  })

  await test.step('busy days of an outside calendar are taken for clients until it is removed, even if it cannot be read', async () => {
    const name = unique('Family')
    const serviceId = await owner.addService()
    const busy = addDays(dayIn('Asia/Dhaka', Date.now()), 20)
    const stateOfDay = async () =>
      (await owner.call(api.calendar.availability, { query: { serviceId, from: busy, to: busy } })).data[0]!
        .state
    const row = page.getByRole('listitem').filter({ hasText: name })
    const comesToSay = (words: string) =>
      expect(async () => {
        await reload(page)
        await expect(row).toContainText(words, { timeout: 1000 })
      }).toPass()

    outsideCalendar.put([busy])
    await walkTo(page, '/admin/calendar')
    const form = page.getByRole('form', { name: 'Add a calendar' })
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Calendar link').fill(outsideCalendar.url)
    await form.getByRole('button', { name: 'Add calendar' }).click()
    await comesToSay('1 busy time')
    await walkTo(page, `/admin/calendar?day=${busy}`)
    await expect(page.getByRole('grid')).toContainText(name)
    await expect(page.getByText('Dentist')).toHaveCount(0)
    await expect.poll(stateOfDay).toBe('taken')

    outsideCalendar.fail()
    await page.getByRole('button', { name: `Refresh ${name}` }).click()
    await comesToSay('Its server reports an error. Its last known times are still used.')
    expect(await stateOfDay()).toBe('taken')

    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(row).toHaveCount(0)
    await expect.poll(stateOfDay).not.toBe('taken')
  })

  await test.step('days are blocked by a dialog on a phone, with the bookings in them named, and unblocked again', async () => {
    await page.setViewportSize(sizes.phone)
    const name = unique('Nusrat')
    const body = { email: 'nusrat@example.com', phone: '01700-000113', address: '' }
    const serviceId = await owner.addService()
    const { data } = await owner.call(api.booking.add, {
      body: { ...body, name, serviceId, eventDate: '2063-12-25' },
    })
    await owner.call(api.bookingState.confirm, { params: { id: data._id }, body: {} })
    await walkTo(page, '/admin/calendar?day=2063-12-24')
    await expect(page.getByRole('heading', { name: 'December 2063' })).toBeVisible()
    await expectFitsWidth(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Block days' }).click()
    const dialog = page.getByRole('dialog', { name: 'Block days' })
    await expect(dialog.getByLabel('From')).toHaveValue('2063-12-24')
    await dialog.getByLabel('Until').fill('2063-12-26')
    await expect(dialog).toContainText(`There is a booking on these days. It stays: ${name}, Dec 25.`)
    await dialog.getByLabel('Reason').fill('Cousin’s wedding, Rajshahi')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Block 3 days' }).click()
    await expect(day(page, /December 26\. Cousin’s wedding/)).toBeVisible()
    await day(page, /December 26/).click()
    await page
      .getByRole('region', { name: /December 26/ })
      .getByRole('button', { name: /Cousin’s wedding/ })
      .click()
    await page.getByRole('button', { name: 'Yes, unblock' }).click()
    await expect(day(page, /December 26$/)).toBeVisible()
  })
})
