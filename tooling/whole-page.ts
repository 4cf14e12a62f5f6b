import type { Page } from '@playwright/test'

/** Pictures below the fold come when they are near, so every place is visited once. */
async function loadEverything(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 60))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    const decode = (image: HTMLImageElement) => {
      // What is hidden is never loaded otherwise.
      image.loading = 'eager'
      return image.decode().catch(() => undefined)
    }
    await Promise.all([...document.images].map(decode))
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
}

/** A bar that sticks to the window would appear in the middle, and content far from the window would be left out. */
const longerThanAnyWindow = '.book-bar { display: none } * { content-visibility: visible !important }'

/** The page from top to bottom, with all pictures. */
export async function wholePage(page: Page) {
  await loadEverything(page)
  return page.screenshot({ fullPage: true, animations: 'disabled', style: longerThanAnyWindow })
}
