import { api } from '../../contract/api.ts'
import { expectAccessibleEverywhere } from '../fixtures/accessible.ts'
import { enterAsCustomer, enterAsOwner } from '../fixtures/admin.ts'
import { open, walkTo } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

test('axe finds nothing in dialogs, form errors and the HTML editor', async ({ page, owner }) => {
  const { id } = await owner.addPost()
  await enterAsOwner(page)
  await open(page, '/admin/services/add-service')
  await page.getByRole('button', { name: 'Save service' }).click()
  await expect(page.getByText('Title is required.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  for (const [path, button] of [
    ['/admin/services', /^Delete/],
    ['/admin/request', /^Mark as solved/],
  ] as const) {
    await walkTo(page, path)
    await page.getByRole('button', { name: button }).first().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessibleEverywhere(page)
  }
  await walkTo(page, `/admin/blogs/update-blog/${id}`)
  await page.getByRole('button', { name: 'HTML', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Post body' })).toHaveJSProperty('tagName', 'TEXTAREA')
  await expectAccessibleEverywhere(page)
})

test("axe finds nothing on a customer's pages, at any size, light and dark", async ({
  page,
  site,
  owner,
  pageErrors,
}) => {
  pageErrors.expect(/403/)
  const serviceId = await owner.addService()
  const { call } = await enterAsCustomer(page, site.url)
  const review = 'A calm hour on the roof.'
  const { data } = await call(api.review.add, { body: { serviceId, rating: 4, review } })
  await open(page, '/admin')
  await expectAccessibleEverywhere(page, { withFrame: true })
  for (const path of [
    '/admin/services',
    '/admin/my-reviews',
    `/admin/my-reviews/edit-review/${data._id}`,
    '/admin/services/add-service',
  ]) {
    await walkTo(page, path)
    await expectAccessibleEverywhere(page)
  }
})
