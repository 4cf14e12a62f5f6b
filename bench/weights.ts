/** What a phone downloads for each public page, by kind; fails if a page exceeds its budget. */
import { chromium } from '@playwright/test'
import { browserFlags } from '../tooling/browser-flags.ts'
import { ensureBrowser } from '../tooling/browser.ts'
import { prepareDemoSites, startDemoSite } from '../tooling/demo-site.ts'
import { publicAddresses } from '../tooling/public-addresses.ts'
import { inBothLanguages } from './both-languages.ts'
import { report, table } from './report.ts'

const kinds = ['document', 'stylesheet', 'script', 'font', 'image'] as const
type Kind = (typeof kinds)[number]
type Weights = Record<Kind, number>

/**
 * In KB over the network, compressed. Pictures are those of a page scrolled to its end; scripts include the 11 KB of
 * sentences that Bangla pages load.
 */
const budget: Weights = { document: 20, stylesheet: 16, script: 145, font: 160, image: 600 }

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)

await prepareDemoSites()
const site = await startDemoSite()
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags })

/** A first visit with an empty cache, down to the end of the page. */
async function weigh(path: string): Promise<Weights> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const weights: Weights = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0 }
  const sizes: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const kind = request.resourceType() as Kind
    if (!(kind in weights) || !request.url().startsWith('http')) return
    sizes.push(request.sizes().then(({ responseBodySize }) => void (weights[kind] += responseBodySize)))
  })
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise((wait) => setTimeout(wait, 50))
    }
  })
  await page.waitForLoadState('networkidle')
  await Promise.all(sizes)
  await page.close()
  return weights
}

try {
  const rows: Record<string, unknown>[] = []
  const passed: string[] = []
  for (const [name, path] of await inBothLanguages(
    site.url,
    Object.entries(await publicAddresses(site.url)),
  )) {
    const weights = await weigh(path)
    rows.push({
      page: name,
      ...Object.fromEntries(kinds.map((kind) => [kind, kilobytes(weights[kind])])),
      all: kilobytes(kinds.reduce((sum, kind) => sum + weights[kind], 0)),
    })
    for (const kind of kinds) {
      if (kilobytes(weights[kind]) > budget[kind])
        passed.push(`${kind} of ${name}: ${kilobytes(weights[kind])} KB`)
    }
  }
  const all = kinds.reduce((sum, kind) => sum + budget[kind], 0)
  rows.push({ page: 'budget', ...budget, all })
  const verdict =
    passed.length > 0 ? `Above their budget: ${passed.join(', ')}.` : 'No page passes its budget.'
  const words =
    'KB over the network on a first visit with a phone (390 px wide, two pixels to each), scrolled to its end'
  await report('Weights', 'npm run bench:weights', `${words}. ${verdict}\n\n${table(rows)}`)
  if (passed.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}
