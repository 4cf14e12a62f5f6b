import { api } from '../contract/api.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsCustomer, enterAsOwner } from './fixtures/admin.ts'
import { expectFitsWidth, open, setDark, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The dark look differs in its colours alone, which do not change with the size.
for (const [look, size] of [
  ['light', 'desktop'],
  ['light', 'phone'],
  ['dark', 'desktop'],
] as const) {
  test(`axe finds nothing on the owner's pages, ${look}, on a ${size}`, async ({ page, owner }) => {
    await page.setViewportSize(sizes[size])
    if (look === 'dark') await setDark(page)
    const id = await owner.addService()
    await enterAsOwner(page)
    for (const path of [
      '/admin/dashboard',
      '/admin/services',
      `/admin/services/update-service/${id}`,
      '/admin/my-reviews?tab=all',
      '/admin/my-reviews',
    ]) {
      await open(page, path)
      await expectFitsWidth(page)
      await expectAccessible(page)
    }
    await open(page, '/admin/services/add-service')
    await page.getByRole('button', { name: 'Save service' }).click()
    await expect(page.getByText('Title is required.')).toBeVisible()
    await expectAccessible(page)
    await open(page, '/admin/services')
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page)
  })
}

for (const size of ['desktop', 'phone', 'smallest'] as const) {
  test(`axe finds nothing on a customer's pages, on ${size}`, async ({ page, site, owner, problems }) => {
    problems.expect(/403/)
    await page.setViewportSize(sizes[size])
    const serviceId = await owner.addService()
    const { call } = await enterAsCustomer(page, site.url)
    const review = 'A calm hour on the roof.'
    const { data } = await call(api.review.add, { body: { serviceId, rating: 4, review } })
    for (const path of [
      '/admin',
      '/admin/services',
      '/admin/my-reviews',
      `/admin/my-reviews/edit-review/${data._id}`,
      '/admin/services/add-service',
    ]) {
      await open(page, path)
      await expectFitsWidth(page)
      await expectAccessible(page)
    }
  })
}
