import type { Page } from '@playwright/test'
import { api } from '../../contract/api.ts'
import { sizes } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectNothingCutOff } from '../fixtures/widths.ts'

/** A number of cards in the real grid of the page. */
const showCards = (page: Page, count: number) =>
  page.evaluate((count) => {
    const grid = document.querySelector('.prints')!
    const [first] = grid.children
    grid.replaceChildren(...Array.from({ length: count }, () => first!.cloneNode(true)))
  }, count)

test.describe('a grid without script', () => {
  test.use({ javaScriptEnabled: false })

  test('1 to 7 services: no card is narrower than its column, and none overflows', async ({ page }) => {
    await page.goto('/services')
    for (const [width, least] of [
      [390, 340],
      [768, 300],
      [1000, 400],
      [1280, 240],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      for (const count of [1, 2, 3, 4, 5, 7]) {
        await showCards(page, count)
        const cards = await page
          .locator('.prints > *')
          .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()))
        for (const { width: wide, left, right } of cards) {
          expect(wide, `${count} services at ${width} px`).toBeGreaterThanOrEqual(least)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(right).toBeLessThanOrEqual(width)
        }
      }
    }
  })
})

const brandName = (page: Page) => page.locator('.site-header .brand-name').first()

test('the name of the studio stays on one line next to the menu, and a very long one inside the header', async ({
  page,
  owner,
}) => {
  const { data: site } = await owner.call(api.site.one)
  const rename = (brand: string) =>
    owner.call(api.site.update, { body: { ...site, brand, version: undefined } })
  const linesOf = () =>
    brandName(page).evaluate((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
    })
  try {
    for (const [brand, lines] of [
      ['Rafiq Anwar', 1],
      ['Rafiq Anwar Studio', 1],
      ['Chowdhury & Daughters Picture House Ltd.', 2],
    ] as const) {
      await rename(brand)
      for (const size of [sizes.smallest, sizes.phone]) {
        await page.setViewportSize(size)
        await page.goto('/about')
        expect(await linesOf(), `${brand} at ${size.width} px`).toBeLessThanOrEqual(lines)
        const name = (await brandName(page).boundingBox())!
        const menu = (await page.getByRole('button', { name: 'Open menu' }).boundingBox())!
        expect(name.x + name.width).toBeLessThanOrEqual(menu.x)
        expect(name.y).toBeGreaterThanOrEqual(0)
        expect(name.y + name.height).toBeLessThanOrEqual(64)
        expect(menu.x + menu.width).toBeLessThanOrEqual(size.width)
      }
    }
  } finally {
    await rename(site.brand)
  }
})

test('long words of a service break instead of widening the page', async ({ page, owner }) => {
  const word = 'Photographyandphotographyandphotographyandphotography'
  const id = await owner.addService({ title: `${word} ${word}`, details: word.repeat(4) })
  await page.setViewportSize(sizes.smallest)
  for (const path of ['/services', `/services/${id}`, '/']) {
    await page.goto(path)
    await expectNothingCutOff(page, path)
  }
})
