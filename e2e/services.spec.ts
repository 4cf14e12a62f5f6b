import { api } from '../contract/api.ts'
import { delayReply, loseConnection, refuseCalls } from './fixtures/network.ts'
import { addReviews } from './fixtures/owner.ts'
import { goBackTo, open, reload, walkTo } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

const pager = 'Pages of services'

test('Services', async ({ page, owner, site }) => {
  const details = `${'A very long day. '.repeat(8)}The end.`
  const id = await owner.addService({ title: 'Rated 4.5', price: 145000, details })
  await addReviews(
    site.url,
    id,
    [4, 5].map((rating) => ({ rating, review: 'Good light, good tea.' })),
  )
  const { data: count } = await owner.call(api.service.count)
  await open(page, '/services')

  await test.step("heading 'My Service', 6 cards a page, pages = total count / 6 rounded up", async () => {
    await expect(page).toHaveTitle('Services - Aloka Photography')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Service')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
    const pages = page.getByRole('navigation', { name: pager }).getByRole('link', { name: /^Page \d/ })
    await expect(pages.last()).toHaveText(String(Math.ceil(count / 6)))
  })

  await test.step('a card: thumbnail, title, the first 100 characters with an ellipsis, price and five stars', async () => {
    const card = page.getByRole('article').filter({ hasText: 'Rated 4.5' })
    await expect(card.locator('p')).toHaveText(`${details.slice(0, 100).trimEnd()}…`)
    await expect(card).toContainText('৳1,45,000')
    const stars = card.getByRole('img', { name: 'Rated 4.5 out of 5' }).locator('svg')
    await expect(stars).toHaveCount(5)
    // The last star is filled from 4.6.
    for (const [index, filled] of [true, true, true, true, false].entries())
      await expect(stars.nth(index)).toHaveClass(filled ? '' : 'off')
    await expect(card.locator('.card-photo img')).toBeVisible()
    await card.getByRole('link', { name: 'Rated 4.5' }).click()
    await expect(page).toHaveURL(`/services/${id}`)
    await expect(page).toHaveTitle('Rated 4.5 - Aloka Photography')
  })
})

test('the pager changes the page, the address keeps it on reload and back, and a page beyond the end leads to the first', async ({
  page,
  owner,
}) => {
  const titles = async (number: number) => {
    const { data } = await owner.call(api.service.list, { query: { limit: 6, page: number } })
    return data.map((service) => service.title)
  }
  await open(page, '/services')
  const headings = page.getByRole('article').getByRole('heading')
  await expect(headings).toHaveText(await titles(1))
  const nav = page.getByRole('navigation', { name: pager })
  await nav.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/services?page=2')
  await expect(headings).toHaveText(await titles(2))
  await expect(nav.locator('[aria-current=page]')).toHaveText(['2'])
  await reload(page)
  await expect(headings).toHaveText(await titles(2))
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await expect(headings).toHaveText(await titles(1))
  await page.goForward()
  await expect(headings).toHaveText(await titles(2))
  await nav.getByRole('link', { name: 'Page 1', exact: true }).click()
  await expect(page).toHaveURL('/services')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await walkTo(page, '/services?page=99')
  await page.getByRole('main').getByRole('link', { name: 'First page' }).click()
  await expect(page).toHaveURL('/services')
  await expect(page.getByRole('article')).toHaveCount(6)
})

test("'back' right after a reload, before hydration, shows the page of the address", async ({ page }) => {
  await open(page, '/services')
  await page.getByRole('navigation', { name: pager }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/services?page=2')
  let letScriptsThrough = () => {}
  const held = new Promise<void>((done) => (letScriptsThrough = done))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await page.evaluate(() => history.back())
  const current = page.getByRole('navigation', { name: pager }).locator('[aria-current=page]')
  await expect(current).toHaveText(['1'])
  letScriptsThrough()
  await expect(page).toHaveURL('/services')
})

test('client-side navigation', async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 500|ERR_CONNECTION_REFUSED/)
  await open(page, '/about')
  const calls = '**/api/services?*'
  const openServices = () => page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
  const goBack = async () => {
    await page.unroute(calls)
    await goBackTo(page, '/about')
  }

  await test.step('error: a lost connection is explained', async () => {
    await loseConnection(page, calls)
    await openServices()
    await expect(page.getByRole('alert')).toContainText('The server could not be reached')
    await goBack()
  })

  await test.step('error: the message of the API, and a retry loads the list', async () => {
    const heal = await refuseCalls(page, calls, 500, 'The list of services is being repaired.')
    await openServices()
    await expect(page.getByRole('alert')).toContainText('The list of services is being repaired.')
    await heal()
    await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(6)
    await goBack()
  })

  await test.step('loading: skeletons for the first and for the next page', async () => {
    const loading = page.getByRole('main').getByRole('status', { name: 'Loading services' })
    const openNext = () =>
      page.getByRole('navigation', { name: pager }).getByRole('link', { name: 'Next' }).click()
    for (const turn of [openServices, openNext]) {
      const answer = await delayReply(page, calls)
      await turn()
      await expect(loading).toBeVisible()
      await expect(loading.locator('.card')).toHaveCount(6)
      answer()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(loading).toHaveCount(0)
      await page.unroute(calls)
    }
    await expect(page).toHaveURL('/services?page=2')
  })
})
