import { publicNames } from '../../tooling/public-addresses.ts'
import { fetchPage, type FetchedPage } from '../fixtures/fetched-page.ts'
import { expect, test } from '../fixtures/test.ts'

/** Landmarks of the page: headers of articles and sections do not count. */
const ofPage = (page: FetchedPage, name: string) =>
  [...page.querySelectorAll(name)].filter((part) => !part.closest('main, article, section, aside, nav'))

// The HTML of the server is what a screen reader finds first.
for (const name of publicNames) {
  test(`${name}: one main, one h1, headings without gaps, landmarks`, async ({ request, addresses }) => {
    const page = await fetchPage(request, addresses[name])
    for (const name of ['header', 'footer']) expect(ofPage(page, name).length, name).toBe(1)
    expect(page.querySelectorAll('main').length).toBe(1)
    const headings = page.querySelectorAll('main :is(h1, h2, h3, h4)')
    const levels = [...headings].map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries())
      if (index > 0) expect(level - levels[index - 1]!, `heading ${index + 1}`).toBeLessThanOrEqual(1)
  })
}
