import { api } from '../contract/api.ts'
import { allPending } from '../contract/studio/dashboard.ts'
import { enterAsCustomer, enterAsOwner } from './fixtures/admin.ts'
import { open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test('the owner sees five counts, open tasks, and a chart with its table', async ({ page, owner }) => {
  await enterAsOwner(page)
  await open(page, '/admin/dashboard')
  const main = page.getByRole('main')
  const counts = {
    Services: [(await owner.call(api.service.count)).data, '/admin/services'],
    'Service Request': [(await owner.call(api.booking.count)).data, '/admin/request'],
    Reviews: [(await owner.call(api.review.count)).data, '/admin/my-reviews'],
    Message: [(await owner.call(api.message.count)).data, '/admin/inbox'],
    Blogs: [(await owner.call(api.post.count)).data, '/admin/blogs'],
  } as const
  for (const [name, [count, address]] of Object.entries(counts)) {
    const card = main.getByRole('link', { name: new RegExp(`^${name} ?${count}\\b`) })
    await expect(card, name).toHaveAttribute('href', address)
  }
  const { pending } = (await owner.call(api.dashboard.activity)).data
  const all = allPending(pending)
  await expect(main).toContainText(`${all} things need you.`)
  const bell = page.getByRole('banner').getByRole('link', { name: /^Needs you now/ })
  await expect(bell).toContainText(String(all))
  const needs = main.getByRole('region', { name: 'Needs you now' }).getByRole('listitem')
  expect(await needs.count()).toBeGreaterThan(0)
  expect(await needs.count()).toBeLessThanOrEqual(all)
  await expect(needs.first()).toContainText(/asks for \w+day, /)

  // The chart has a table, and a week is highlighted in both.
  const { weeks } = (await owner.call(api.dashboard.activity)).data
  const table = page.getByRole('table', { name: 'Requests, messages and blog views by week' })
  await expect(table.getByRole('row')).toHaveCount(14)
  const total = weeks.reduce((sum, week) => sum + week.requests, 0)
  await expect(table.getByRole('row', { name: 'Total' }).getByRole('cell').first()).toHaveText(String(total))
  await expect(page.getByRole('img', { name: /per week over 12 weeks/ })).toHaveCount(3)
  const row = table.getByRole('row').nth(5)
  await row.hover()
  await expect(row).toHaveAttribute('data-on')
})

test('a customer sees counts of their own only', async ({ page, site, owner }) => {
  await page.setViewportSize(sizes.phone)
  const { call } = await enterAsCustomer(page, site.url)
  const serviceId = await owner.addService({ title: 'Evening on the river' })
  await call(api.review.add, {
    body: { serviceId, rating: 5, review: 'The boats were on time, and so was he.' },
  })
  await call(api.booking.add, {
    body: { name: 'N', email: 'n@example.com', phone: '01711000000', eventDate: '2099-01-02', serviceId },
  })
  await open(page, '/admin')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Service Request ?1/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Reviews ?1/ })).toHaveAttribute('href', '/admin/my-reviews')
  await expect(main.getByRole('link', { name: /^Message ?0/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /^(Services|Blogs)/ })).toHaveCount(0)
  await expect(main.getByRole('region', { name: 'Your bookings' })).toContainText('Evening on the river')
  await expect(main.getByRole('table')).toHaveCount(0)
})

test('an empty site shows empty states', async ({ emptySite, browser }) => {
  const context = await browser.newContext({ baseURL: emptySite.url })
  const page = await context.newPage()
  await enterAsOwner(page)
  await open(page, '/admin/dashboard')
  await expect(page.getByRole('link', { name: /^Services ?0 ?none yet/ })).toBeVisible()
  await open(page, '/admin/services')
  await expect(page.getByRole('heading', { name: 'No services yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Add the first one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Service')
  await context.close()
})
