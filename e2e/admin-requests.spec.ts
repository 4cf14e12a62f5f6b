import { api } from '../contract/api.ts'
import type { BookingInput } from '../contract/booking/booking.ts'
import { dayInDhaka } from '../contract/shape/dates.ts'
import type { Call } from '../web/lib/api.ts'
import { enterAsCustomer, enterAsOwner } from './fixtures/admin.ts'
import { unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, walkTo } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

const question = 'Are you sure you resolved this?'

const book = async (call: Call, serviceId: string, changes: Partial<BookingInput> = {}) => {
  const reply = await call(api.booking.add, {
    body: {
      name: 'Tanvir Hossain',
      email: 'tanvir@example.com',
      phone: '01700-000112',
      eventDate: dayInDhaka(new Date(Date.now() + 3 * 86_400_000)),
      address: 'কমিউনিটি হল, ধানমন্ডি, ঢাকা',
      serviceId,
      ...changes,
    },
  })
  return reply.data._id
}

test.describe('Event Booking Request', () => {
  test('a customer reads their own requests and cannot change them', async ({
    page,
    site,
    owner,
    pageErrors,
  }) => {
    pageErrors.expect(/404/)
    const title = unique('Mine')
    const serviceId = await owner.addService({ title })
    const foreign = unique('Foreign')
    const foreignId = await book(owner.call, serviceId, { name: foreign })
    const { call } = await enterAsCustomer(page, site.url)
    const id = await book(call as Call, serviceId)
    await open(page, '/admin/request')
    await expect(page.getByRole('columnheader').last()).toHaveText('View')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('row').nth(1)).toContainText('Pending')
    await expect(page.getByText(foreign)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Mark as solved/ })).toHaveCount(0)
    await page.getByRole('link', { name: `View ${title}` }).click()
    await expect(page).toHaveURL(`/admin/request/view/${id}`)
    await expect(page.getByRole('button', { name: /Mark as solved/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Call' })).toHaveCount(0)
    const reply = await page.goto(`/admin/request/view/${foreignId}`)
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('alert')).toContainText('This booking request was not found.')
    await expect(page.getByRole('link', { name: 'Back to Booking Request' })).toBeVisible()
  })
})

test('Event Booking Request, for the owner', async ({ page, owner, pageErrors }) => {
  pageErrors.expect(/500/)
  await enterAsOwner(page)

  await test.step('lists requests, newest first, and solves one after confirmation', async () => {
    const names = [unique('Older'), unique('Newer')]
    const service = unique('Boats')
    const id = await owner.addService({ title: service })
    for (const name of names) await book(owner.call, id, { name })
    await open(page, '/admin/request')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event Booking Request')
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'Interest',
      'Event Date',
      'Status',
      'View / Mark as solved',
    ])
    const row = page.getByRole('row').nth(1)
    for (const text of [names[1]!, '01700-000112', service, 'in 3 days', 'Pending'])
      await expect(row).toContainText(text)
    await expect(page.getByRole('row').nth(2)).toContainText(names[0]!)
    await expectFitsWidth(page)

    const button = page.getByRole('button', { name: `Mark as solved: ${names[1]}` })
    await button.click()
    const dialog = page.getByRole('alertdialog', { name: question })
    await expect(dialog).toContainText(names[1]!)
    await dialog.getByRole('button', { name: 'No, cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('Pending')
    await button.click()
    const scrolled = await page.evaluate(() => scrollY)
    await dialog.getByRole('button', { name: "Yes, I'm sure" }).click()
    await expectToast(page, 'Issue resolved successfully')
    await expect(row.locator('.adm-badge')).toHaveText('Solved')
    await expect(button).toHaveCount(0)
    const label = row.locator('.adm-settled')
    await expect(label).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await label.hover()
    await expect(label.getByRole('tooltip')).toHaveText('This issue has been resolved')
  })

  await test.step('shows one request with contact links, and solves it', async () => {
    const name = unique('Viewed')
    const title = unique('Rooftops')
    const id = await book(owner.call, await owner.addService({ title }), { name })
    await walkTo(page, '/admin/request')
    await page.getByRole('link', { name: `View ${name}` }).click()
    await expect(page).toHaveURL(`/admin/request/view/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    for (const text of ['tanvir@example.com', title, 'কমিউনিটি হল, ধানমন্ডি, ঢাকা'])
      await expect(page.locator('.adm-facts')).toContainText(text)
    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:01700000112')
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/8801700000112',
    )
    await expect(page.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute(
      'href',
      /^mailto:tanvir@example\.com/,
    )
    await expectFitsWidth(page)
    await page.getByRole('button', { name: /^Mark as solved/ }).click()
    await page.getByRole('button', { name: "Yes, I'm sure" }).click()
    await expect(page.getByRole('region', { name: 'Status' }).locator('.adm-badge')).toHaveText('Solved')
    await page.getByRole('link', { name: 'Back to Booking Request' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event Booking Request')
  })

  await test.step('search and status are in the address, and a solved request leaves the pending list', async () => {
    const word = unique('Nouka').toLowerCase()
    const serviceId = await owner.addService()
    for (let n = 1; n <= 13; n++) await book(owner.call, serviceId, { name: `${word} ${n}` })
    await walkTo(page, '/admin/request')
    await page.getByRole('searchbox').fill(word)
    await expect(page.getByText('1 to 12 of 13 requests')).toBeVisible()
    const filter = page.getByRole('navigation', { name: 'Filter by status' })
    const turns = (owner: number, nobody: number) => [
      'All 13',
      `Your turn ${owner}`,
      'With the client 0',
      `Nothing to do ${nobody}`,
      'Ended 0',
    ]
    await expect(filter.getByRole('link')).toHaveText(turns(13, 0))
    await filter.getByRole('link', { name: /^Your turn/ }).click()
    await expect(page).toHaveURL(new RegExp(`search=${word}&status=owner`))
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page.getByText('13 to 13 of 13 requests')).toBeVisible()
    await page.getByRole('button', { name: `Mark as solved: ${word} 1`, exact: true }).click()
    await page.getByRole('button', { name: "Yes, I'm sure" }).click()
    // The last row of the last page is gone: the list shows the previous page with its filters.
    await expect(page.getByText('1 to 12 of 12 requests')).toBeVisible()
    await expect(filter.getByRole('link')).toHaveText(turns(12, 1))
    await expect(page).toHaveURL(new RegExp(`search=${word}&status=owner$`))
    await page.getByRole('button', { name: `Mark as solved: ${word} 13`, exact: true }).click()
    await page.getByRole('button', { name: "Yes, I'm sure" }).click()
    await expect(page.getByText('1 to 11 of 11 requests')).toBeVisible()
    await expect(page.getByRole('button', { name: `Mark as solved: ${word} 12`, exact: true })).toBeFocused()
    await page.getByRole('combobox', { name: 'Situation' }).selectOption('Solved')
    await expect(page).toHaveURL(/situation=solved/)
    await filter.getByRole('link', { name: /^All/ }).click()
    await expect(page.getByText('1 to 2 of 2 requests')).toBeVisible()
    await page.getByRole('searchbox').fill('nothing like it')
    await expect(page.getByRole('heading', { name: 'No request matches “nothing like it”' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear search and filter' }).click()
    await expect(page).toHaveURL('/admin/request')
  })

  await test.step('an error says why and changes nothing', async () => {
    const name = unique('Stays')
    await book(owner.call, await owner.addService(), { name })
    await walkTo(page, '/admin/request')
    await page.route('**/api/solved-booking/*', (route) =>
      route.fulfill({ status: 500, json: { success: false, error: 'Something went wrong on the server.' } }),
    )
    await page.getByRole('button', { name: `Mark as solved: ${name}` }).click()
    await page.getByRole('button', { name: "Yes, I'm sure" }).click()
    await expectToast(page, 'Something went wrong on the server.')
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Pending')
  })
})
