/** All hostile tests in one run: generated inputs on both engines, injected markup in a browser, and two scanners. */
import { randomUUID } from 'node:crypto'
import { prepareDemoSites, startDemoSite } from '../tooling/demo-site.ts'
import { type Finding, scan } from './attacks/scanners.ts'
import { runApiTests, runJourney } from './attacks/suites.ts'
import { targetOf } from './attacks/targets.ts'
import { report, table } from './report.ts'

const inputs = Number(process.env.INPUTS ?? 20_000)
const scanSeconds = Number(process.env.SCAN_SECONDS ?? 240)

/** The real site without rate limits, which would hide everything else from the scanners. */
async function scanSite() {
  await prepareDemoSites()
  const metricsToken = randomUUID()
  const site = await startDemoSite({ settings: { METRICS_TOKEN: metricsToken } })
  try {
    return await scan(await targetOf(site.url), metricsToken, scanSeconds)
  } finally {
    await site.stop()
  }
}

const findings: Finding[] = [...(await runApiTests(inputs)), await runJourney(), ...(await scanSite())]

const words = `Each scanner first has to find what is wrong with a little site that was made to be broken. What it reports and is right as it is stands as explained; anything else, an answer with 5xx, or a scanner that did not work, fails the command.

${table(findings.map(({ attack, size, found, seconds }) => ({ attack, size, found, seconds })))}`
await report('Attacks', 'npm run test:security', words)
if (findings.some(({ failed }) => failed)) {
  console.error('Something was found, or an attack did not work.')
  process.exitCode = 1
}
