import { expect, test } from './fixtures/test.ts'
import { refuseCalls } from './fixtures/network.ts'
import { goBackTo, open, walkTo } from './fixtures/pages.ts'

test("About: heading 'About Me', biography, profile links and a portrait photo", async ({ page }) => {
  await open(page, '/about')
  await expect(page).toHaveTitle('About - Aloka Photography')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Me')
  const main = page.getByRole('main')
  for (const words of [
    'freelance commercial photographer in Bangladesh',
    'over 21 years of experience',
    '2001',
    '2019',
    'Commercial, advertising, fashion, interiors, products and weddings',
  ])
    await expect(main).toContainText(words)
  for (const name of ['Twitter', 'Instagram', 'Facebook', 'YouTube'])
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', new RegExp(name, 'i'))
  const portrait = main.getByRole('img', { name: /^The photographer/ })
  await expect(portrait).toBeVisible()
  expect(
    await portrait.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
  ).toBeGreaterThan(0)
})

test('About, opened after another page: an error can be retried, and going back needs no new call', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 503/)
  await open(page, '/contact')
  const fields = 'Commercial, advertising, fashion, interiors, products and weddings'
  expect((await page.content()).includes(fields)).toBe(false)
  const heal = await refuseCalls(page, '**/api/site', 503, 'The studio is moving today.')
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })
  await about.click()
  await expect(page.getByRole('alert')).toContainText('The studio is moving today.')
  await heal()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Me')
  await expect(page.getByRole('main')).toContainText(fields)

  // Once loaded, it is shown at once and not requested again.
  await refuseCalls(page, '**/api/site', 503, 'The studio is moving today.')
  await walkTo(page, '/contact')
  await goBackTo(page, '/about')
  await expect(page.getByRole('main')).toContainText(fields)
})
