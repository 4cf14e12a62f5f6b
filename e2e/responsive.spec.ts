import type { Page } from '@playwright/test'
import { sizes } from './fixtures/pages.ts'
import { publicNames } from '../tooling/public-addresses.ts'
import { expect, test } from './fixtures/test.ts'

/** What of the words and controls reaches beyond the right edge, unless it lies in something that scrolls by itself. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...document.querySelectorAll('h1, h2, h3, p, a, button, input, textarea, label, li, time')]
      .filter((element) => {
        const { right, width, height } = element.getBoundingClientRect()
        return (
          width > 1 && height > 1 && right > innerWidth + 1 && element.checkVisibility() && !scrolls(element)
        )
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })

const views = {
  '320 px': sizes.smallest,
  '390 px': sizes.phone,
  '768 px': { width: 768, height: 1024 },
  // A window of 1440 by 900 whose reader has zoomed to twice the size.
  '200 % zoom': { width: 720, height: 450 },
}

for (const name of [...publicNames, 'lost'] as const) {
  test(`${name}: nothing is cut off and nothing scrolls sideways`, async ({ page, troubles, addresses }) => {
    if (name === 'lost') troubles.expect(/status of 404/)
    const path = name === 'lost' ? '/nowhere' : addresses[name]
    await page.goto(path)
    for (const [view, size] of Object.entries(views)) {
      await page.setViewportSize(size)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `pixels too wide at ${view}`).toBeLessThanOrEqual(0)
      expect(await cutOff(page), `cut off at ${view}`).toEqual([])
    }
  })
}

test('long words of a service break instead of pushing the page aside', async ({ page, owner }) => {
  const word = 'Photographyandphotographyandphotographyandphotography'
  const id = await owner.addService({ title: `${word} ${word}`, details: word.repeat(4) })
  await page.setViewportSize(sizes.smallest)
  for (const path of ['/services', `/services/${id}`, '/']) {
    await page.goto(path)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0)
    expect(await cutOff(page), path).toEqual([])
  }
})
