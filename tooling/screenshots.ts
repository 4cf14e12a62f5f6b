/** Pictures of every public screen in both looks and two sizes, for README and for whoever judges a change. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { browserFlags } from './browser-flags.ts'
import { ensureBrowser } from './browser.ts'
import { prepareDemoSites, startDemoSite } from './demo-site.ts'
import { publicAddresses } from './public-addresses.ts'

const folder = process.env.SCREENSHOTS_DIR ?? join(import.meta.dirname, '..', 'docs', 'screenshots')
const looks = ['light', 'dark'] as const
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Pictures below the fold come when they are near, so every place is visited once. */
async function loadEverything(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 60))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
}

/** What sticks to the edge of a window would hang in the middle, and what is far from the window would be left out. */
const longerThanAnyWindow = '.book-bar { display: none } * { content-visibility: visible !important }'

async function save(page: Page, name: string) {
  const picture = await page.screenshot({ fullPage: true, style: longerThanAnyWindow })
  await sharp(picture)
    .webp({ quality: 64, effort: 6 })
    .toFile(join(folder, `${name}.webp`))
}

await prepareDemoSites()
await mkdir(folder, { recursive: true })
const site = await startDemoSite()
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags })
try {
  const screens = { ...(await publicAddresses(site.url)), 'not-found': '/no/such/page' }
  for (const look of looks) {
    for (const viewport of sizes) {
      const context = await browser.newContext({
        viewport,
        baseURL: site.url,
        colorScheme: look,
        // Everything stands where it ends up.
        reducedMotion: 'reduce',
        locale: 'en-US',
      })
      for (const [name, address] of Object.entries(screens)) {
        const page = await context.newPage()
        await page.goto(address)
        await loadEverything(page)
        await save(page, `${name}-${look}-${viewport.width}`)
        await page.close()
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await site.stop()
}
console.log(`Screenshots are in ${folder}`)
