import { publicNames } from '../tooling/public-addresses.ts'
import { expect, test } from './fixtures/test.ts'

// What the server sends is what a screen reader finds first.
test.use({ javaScriptEnabled: false })

for (const name of publicNames) {
  test(`${name}: one main, one h1, headings without gaps, landmarks`, async ({ page, addresses }) => {
    await page.goto(addresses[name])
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1)
    const levels = await page
      .locator('main')
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries())
      if (index > 0) expect(level - levels[index - 1]!, `heading ${index + 1}`).toBeLessThanOrEqual(1)
  })
}
