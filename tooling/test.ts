/**
 * `npm test`, or with `--all` `npm run test:all`: a line for each step, and the full output of those that fail.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inLanes } from './test/lanes.ts'
import { beforeLanding, forEveryChange, type Result, type Step } from './test/steps.ts'

const steps = process.argv.includes('--all') ? beforeLanding : forEveryChange
const startedAt = performance.now()
const results = new Map<Step, Result>()
const reports = await mkdtemp(join(tmpdir(), 'aloka-reports-'))

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

async function attempt(step: Step): Promise<Result> {
  try {
    return await step.run(reports)
  } catch (error) {
    return { passed: false, output: error instanceof Error ? `${error.stack}\n` : String(error) }
  }
}

function describe({ counts, note }: Result) {
  const words = []
  if (counts) words.push(`${counts.passed} passed`)
  if (counts?.failed) words.push(`${counts.failed} failed`)
  if (counts?.skipped) words.push(`${counts.skipped} skipped`)
  if (counts?.retried?.length) words.push(`${counts.retried.length} at a second try`)
  return [words.join(', '), note].filter(Boolean).join(' · ')
}

await inLanes(steps, async (step) => {
  const since = performance.now()
  const result = await attempt(step)
  results.set(step, result)
  const verdict = result.skipped ? 'left out' : result.passed ? 'ok' : 'FAILED'
  const line = `${step.name.padEnd(18)} ${verdict.padEnd(8)} ${seconds(since).padStart(7)}  ${describe(result)}`
  console.log(line.trimEnd())
  for (const name of result.counts?.retried ?? []) console.log(`  at a second try: ${name}`)
  if (!result.passed) console.log(`\n${result.output.trim()}\n`)
})
await rm(reports, { recursive: true, force: true })

const sum = (of: (result: Result) => number) =>
  results.values().reduce((total, result) => total + of(result), 0)

// A step that fails without a failed test (a type error, a suite that does not load) still counts as a failure.
const failures = (result: Result) => (result.passed ? 0 : Math.max(1, result.counts?.failed ?? 0))
const failed = sum(failures)

const passed = sum((result) => result.counts?.passed ?? 0)
console.log(`\nTotal time ${seconds(startedAt)}\n\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
