/** Pictures of every public screen, light and dark, in two sizes, for the README and for reviews. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { browserFlags } from './browser-flags.ts'
import { ensureBrowser } from './browser.ts'
import { prepareDemoSites, startDemoSite } from './demo-site.ts'
import { publicAddresses } from './public-addresses.ts'
import { wholePage } from './whole-page.ts'

const folder = process.env.SCREENSHOTS_DIR ?? join(import.meta.dirname, '..', 'docs', 'screenshots')
const looks = ['light', 'dark'] as const
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

async function save(page: Page, name: string) {
  await sharp(await wholePage(page))
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
        // All animations have ended.
        reducedMotion: 'reduce',
        locale: 'en-US',
      })
      for (const [name, address] of Object.entries(screens)) {
        const page = await context.newPage()
        await page.goto(address)
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
