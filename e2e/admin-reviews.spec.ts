import { api } from '../contract/api.ts'
import { enterAsCustomer, enterAsOwner } from './fixtures/admin.ts'
import { addReviews, unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, reload, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

const words = 'The light was kind and so was he.'

test.describe('My Reviews', () => {
  test('lists their own reviews, changes one and deletes it after confirmation', async ({
    page,
    site,
    owner,
  }) => {
    await page.setViewportSize(sizes.phone)
    const title = unique('River')
    const serviceId = await owner.addService({ title })
    await addReviews(site.url, serviceId, [{ rating: 1, review: 'Somebody else wrote this one.' }])
    const { call } = await enterAsCustomer(page, site.url)
    await call(api.review.add, { body: { serviceId, rating: 5, review: words } })
    await open(page, '/admin/my-reviews')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText(words)
    await expect(page.getByRole('link', { name: 'All reviews' })).toHaveCount(0)
    await expectFitsWidth(page)

    // The author keeps reviews of a service that was hidden since.
    const { data: service } = await owner.call(api.service.one, { params: { id: serviceId } })
    await owner.call(api.service.update, {
      params: { id: serviceId },
      body: { ...service, status: 'hidden' },
    })
    await page.getByRole('link', { name: `Edit the review of ${title}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update review')
    await expect(page.getByText('Not available at the moment.')).toBeVisible()
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
    const text = page.getByLabel('Your review')
    await expect(text).toHaveValue(words)
    await text.fill('too short')
    await page.getByRole('button', { name: 'Update review' }).click()
    await expect(page.getByText('Review must be at least 10 characters long')).toBeVisible()
    await expect(text).toBeFocused()
    await text.fill('Changed my mind about the boats.')
    await page.getByRole('radio', { name: '3 stars' }).check({ force: true })
    await page.getByRole('button', { name: 'Update review' }).click()
    await expectToast(page, 'Review updated successfully')
    await expect(page.getByRole('article')).toContainText('Changed my mind about the boats.')
    await expect(page.getByRole('article').getByRole('img', { name: 'Rated 3.0 out of 5' })).toBeVisible()

    await page.getByRole('button', { name: `Delete the review of ${title}` }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to DELETE this review?' })
    await dialog.getByRole('button', { name: 'No, cancel' }).click()
    await page.getByRole('button', { name: `Delete the review of ${title}` }).click()
    await dialog.getByRole('button', { name: "Yes, I'm sure" }).click()
    await expect(page.getByRole('heading', { name: 'You have not written a review' })).toBeVisible()
  })

  test('the owner finds and deletes all reviews', async ({ page, site, owner }) => {
    const title = unique('Search')
    const serviceId = await owner.addService({ title })
    await addReviews(site.url, serviceId, [
      { rating: 2, review: 'The kites were late.' },
      { rating: 5, review: 'আলো খুব সুন্দর ছিল' },
    ])
    await enterAsOwner(page)
    await open(page, '/admin/dashboard')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Reviews/ })
      .click()
    await expect(page.getByRole('link', { name: 'All reviews' })).toHaveAttribute('aria-current', 'page')
    await page.getByLabel('Service', { exact: true }).selectOption({ label: `${title} (2)` })
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByLabel('Stars').selectOption('2 stars')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('The kites were late.')
    await reload(page)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByLabel('Stars').selectOption('')
    await page.getByRole('searchbox').fill('সুন্দর')
    await expect(page.getByRole('article')).toHaveText([/সুন্দর/])
    await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0)
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('button', { name: "Yes, I'm sure" }).click()
    await expect(page.getByRole('heading', { name: 'No review matches' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear search and filter' }).click()
    await expect(page.getByRole('article').first()).toContainText('The kites were late.')
  })
})

test('the second of two tabs that edit one review gets a conflict', async ({
  page,
  site,
  owner,
  pageErrors,
}) => {
  pageErrors.expect(/409/)
  const serviceId = await owner.addService()
  const { call } = await enterAsCustomer(page, site.url)
  const { data } = await call(api.review.add, { body: { serviceId, rating: 5, review: words } })
  const params = { id: data._id }
  await open(page, `/admin/my-reviews/edit-review/${data._id}`)
  await call(api.review.update, { params, body: { rating: 4, review: 'Written in the other tab.' } })
  await page.getByLabel('Your review').fill('Written in this tab.')
  await page.getByRole('button', { name: 'Update review' }).click()
  await expect(page.getByRole('alert')).toContainText('This review was changed somewhere else')
  await expect(page.getByLabel('Your review')).toHaveValue('Written in this tab.')
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByRole('article')).toContainText('Written in this tab.')
})

test("another person's review cannot be edited", async ({ page, site, owner, pageErrors }) => {
  pageErrors.expect(/403|404/)
  const serviceId = await owner.addService()
  await addReviews(site.url, serviceId, [{ rating: 4, review: words }])
  const [review] = (await owner.call(api.review.ofService, { params: { serviceId } })).data
  await enterAsOwner(page)
  await page.goto(`/admin/my-reviews/edit-review/${review!._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "You don't have permission to access this page",
  )
  await page.goto('/admin/my-reviews/edit-review/nowhere')
  await expect(page.getByRole('alert')).toContainText('This review was not found. It may have been deleted.')
})

test('a refused token warns and logs the user out', async ({ page, site, pageErrors }) => {
  pageErrors.expect(/403/)
  await enterAsCustomer(page, site.url)
  await open(page, '/admin/dashboard')
  await page.route('**/api/my-reviews?*', (route) =>
    route.fulfill({ status: 403, json: { success: false, error: 'No.' } }),
  )
  await page
    .getByRole('navigation', { name: 'Admin', exact: true })
    .getByRole('link', { name: 'My Reviews' })
    .click()
  await expectToast(page, "You don't have permission to access this page")
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  const session = await page.request.get('/api/auth/get-session')
  expect(await session.json()).toBeNull()
})
