/** Lighthouse's mobile scores for every kind of public page of the built site; fails below the promised scores. */
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from '@playwright/test'
import { browserFlags } from '../tooling/browser-flags.ts'
import { ensureBrowser } from '../tooling/browser.ts'
import { type DemoSite, prepareDemoSites, startDemoSite } from '../tooling/demo-site.ts'
import { throttling } from 'lighthouse/core/config/constants.js'
import { inBothLanguages } from './both-languages.ts'
import { median } from './numbers.ts'
import { report, table } from './report.ts'
import { publicAddresses } from '../tooling/public-addresses.ts'

const promised = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 }
const categories = Object.keys(promised) as (keyof typeof promised)[]

/** The median of several runs: a single one also measures what else the machine was doing. */
const runs = Number(process.env.RUNS ?? 3)

/** PAGES=services,contact measures only these, in both languages. */
const asked = process.env.PAGES?.split(',')

/**
 * Lighthouse slows the processor down four times, assuming a benchmark index of 2000, twice of what it warns about. On
 * a weaker machine the emulated phone would be weaker than intended, so the slowdown is reduced.
 */
const phoneIndex = 2000 / 4
const indexes: number[] = []
const slowdown = () =>
  indexes.length === 0 ? 4 : Math.min(4, Math.max(1, Math.round((median(indexes) / phoneIndex) * 10) / 10))

/** On a busy machine a trace can come out empty; then it is repeated. */
async function run(url: string, port: number, attempts = 3): Promise<Result> {
  const outcome = await lighthouse(url, {
    port,
    onlyCategories: categories,
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown() },
    logLevel: 'silent',
    output: 'json',
  })
  if (outcome && outcome.lhr.categories.performance?.score !== null) {
    indexes.push(outcome.lhr.environment.benchmarkIndex)
    return outcome.lhr
  }
  if (attempts > 1) return run(url, port, attempts - 1)
  throw new Error(`Lighthouse could not measure ${url}`)
}

async function measure(url: string, port: number): Promise<Result> {
  // Only the very first visitor gets a page that is not cached.
  await fetch(url)
  const results: Result[] = []
  for (let count = 0; count < runs; count++) results.push(await run(url, port))
  results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  return results[Math.floor(runs / 2)]!
}

const scoreOf = (result: Result, category: keyof typeof promised) => result.categories[category]?.score ?? 0
const valueOf = (result: Result, audit: string) => result.audits[audit]?.displayValue ?? '?'

const row = (result: Result) => ({
  ...Object.fromEntries(
    categories.map((category) => [category, Math.round(scoreOf(result, category) * 100)]),
  ),
  LCP: valueOf(result, 'largest-contentful-paint'),
  CLS: valueOf(result, 'cumulative-layout-shift'),
  TBT: valueOf(result, 'total-blocking-time'),
})

/** Audits that count in a score and are not perfect. */
const losses = (result: Result) =>
  categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score, title, displayValue = '' } = result.audits[id]!
      return weight > 0 && score !== null && score < 0.995
        ? [`${category}: ${title} ${displayValue} (${Math.round(score * 100)})`]
        : []
    }),
  )

async function measureAll(site: DemoSite, port: number) {
  const rows: Record<string, unknown>[] = []
  const notes: string[] = []
  let kept = true
  const addresses = Object.entries(await publicAddresses(site.url)).filter(
    ([name]) => !asked || asked.includes(name),
  )
  // The speed of the machine is no result.
  await run(site.url, port)
  for (const [name, path] of await inBothLanguages(site.url, addresses)) {
    const result = await measure(site.url + path, port)
    rows.push({ page: name, ...row(result) })
    notes.push(...losses(result).map((loss) => `${name}: ${loss}`))
    kept &&= categories.every((category) => scoreOf(result, category) >= promised[category])
  }
  const words = `Mobile scores, the middle one of ${runs} runs, on a processor slowed down ${slowdown()} times (index ${Math.round(median(indexes))}). ${kept ? 'No page is below what is promised.' : 'Some pages are below what is promised.'}`
  // A run with selected pages is for debugging and is not reported.
  if (asked) console.log(`${words}\n\n${table(rows)}`)
  else await report('Lighthouse', 'npm run bench:lighthouse', `${words}\n\n${table(rows)}`)
  if (notes.length > 0) console.log(`What costs points:\n${notes.join('\n')}`)
  return kept
}

await prepareDemoSites()
const site = await startDemoSite()
const browser = await launch({
  chromePath: (await ensureBrowser()) ?? chromium.executablePath(),
  chromeFlags: ['--headless=new', ...browserFlags],
})
try {
  process.exitCode = (await measureAll(site, browser.port)) ? 0 : 1
} finally {
  browser.kill()
  await site.stop()
}
