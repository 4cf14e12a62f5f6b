import { expect, test } from './fixtures/test.ts'
import { open } from './fixtures/pages.ts'

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
