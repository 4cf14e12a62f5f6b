import { open } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test("any other path: 'Uh-oh!', 'We can't find that page.' and 'Go Back Home' to /, status 404", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  const reply = await page.goto('/no/such/page')
  expect(reply!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uh-oh!')
  await expect(page.getByText("We can't find that page.", { exact: true })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await test.step('the error page has the usual header and footer', async () => {
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('© 2022 Aloka Photography')
    await expect(page).toHaveTitle(/ - Aloka Photography$/)
  })
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle('Home - Aloka Photography')
})

test('unknown files and API paths answer 404 as well', async ({ request }) => {
  expect((await request.get('/media/demo/none.jpg')).status()).toBe(404)
  const call = await request.get('/api/nothing')
  expect(call.status()).toBe(404)
  expect(await call.json()).toMatchObject({ success: false, error: expect.any(String) })
})

test('a page of an older build is reloaded after a deployment', async ({ page, pageErrors }) => {
  // Both the browser and the router log what could not be loaded.
  pageErrors.expect(/^/)
  await open(page, '/about')
  await page.route('**/assets/services-*.js', (route) => route.fulfill({ status: 404 }))
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest())
  const link = page.getByRole('banner').getByRole('link', { name: 'Services' })
  await link.click()
  await reloaded
  await page.unroute('**/assets/services-*.js')
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Service')
})
