import type { Page } from '@playwright/test'

/** Pictures below the fold load when they come near, so the page is scrolled once from top to bottom. */
async function loadEverything(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 60))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    // Hidden pictures would never load otherwise.
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete), undefined, {
    timeout: 120_000,
  })
  // A loaded picture is drawn only once it is decoded; one that cannot be decoded stays as it is.
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())))
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
}

/** A bar that sticks to the window would appear in the middle, and content far from the window would be left out. */
const longerThanAnyWindow = '.book-bar { display: none } * { content-visibility: visible !important }'

/** The page from top to bottom, with all pictures. */
export async function wholePage(page: Page) {
  await loadEverything(page)
  return page.screenshot({ fullPage: true, animations: 'disabled', style: longerThanAnyWindow })
}
