import { chromium, type Page } from '@playwright/test'
import { api } from '../../contract/api.ts'
import { browserFlags } from '../../tooling/browser-flags.ts'
import { ensureBrowser } from '../../tooling/browser.ts'
import { fillGallery } from './fill.ts'
import { longestTask, taskCategories } from './longest-task.ts'
import { actAsOwner, type Finding, type Stage } from './site.ts'

const slowdown = 4
const longestMs = 100
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

/** Recorded by the page from the start. */
function observe() {
  const seen = { shift: 0, largest: 0 }
  Object.assign(window, { seen })
  const on = (type: string, take: (entry: any) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value))
  on('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
}

/** Scrolls from top to bottom, half a screen every other frame. Returns the number of screens. */
async function scrollToEnd() {
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  for (let last = -1; scrollY !== last;) {
    last = scrollY
    scrollBy({ top: innerHeight / 2, behavior: 'instant' })
    await frame()
    await frame()
  }
  return Math.round(document.documentElement.scrollHeight / innerHeight)
}

const readFirst = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const { largest } = (window as any).seen as { largest: number }
    return { kilobytes: Math.round(entry!.encodedBodySize / 1000), largest: Math.round(largest) }
  })

/** Opens a page on a slow phone and scrolls through it. */
async function look(url: string) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags })
  try {
    const page = await (await browser.newContext(phone)).newPage()
    await page.addInitScript(observe)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const traced = async <T>(act: () => Promise<T>) => {
      await browser.startTracing(page, { categories: taskCategories })
      const found = await act()
      return { found, longest: longestTask(await browser.stopTracing()) }
    }
    const first = await traced(async () => {
      await page.goto(url, { waitUntil: 'networkidle', timeout: 180_000 })
      return readFirst(page)
    })
    const scroll = await traced(() => page.evaluate(scrollToEnd))
    const shift = await page.evaluate(() => (window as any).seen.shift as number)
    return { first, scroll, shift }
  } finally {
    await browser.close()
  }
}

/** A very large gallery. */
export async function measureMany(stage: Stage, pictures: number): Promise<Finding> {
  const site = await stage.start()
  const { call, addGallery } = await actAsOwner(stage)
  const { _id: id, clientPath } = await addGallery('Many')
  await fillGallery(stage, id, pictures, 1)
  await call(api.gallery.open, { params: { id }, body: { tell: false } })
  const { first, scroll, shift } = await look(stage.url + clientPath)
  await site.end('SIGTERM')
  const words = ({ processorMs, clockMs }: typeof first.longest) =>
    `${processorMs} ms of the processor (${clockMs} ms by the clock)`
  return {
    rows: [
      {
        What: `first view of ${pictures} pictures, CPU ${slowdown} times slower`,
        Figure: `cover after ${first.found.largest} ms, page of ${first.found.kilobytes} kB, longest task ${words(first.longest)}`,
        Promise: `layout shift ${shift.toFixed(3)}`,
      },
      {
        What: 'scroll to the end of them',
        Figure: `${scroll.found} screens, longest task ${words(scroll.longest)}`,
        Promise: `at most ${longestMs} ms of the processor`,
      },
    ],
    isKept: scroll.longest.tasks > 0 && scroll.longest.processorMs <= longestMs && shift < 0.01,
  }
}
