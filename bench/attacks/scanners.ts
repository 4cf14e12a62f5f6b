import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canInstall, folderOnPath, install } from '../../tooling/machine.ts'
import { type Answers, countAnswers } from './answered.ts'
import { startBait } from './bait.ts'
import { run } from './run.ts'
import type { Outcome, Scan, Target } from './scan.ts'
import { sqlmap } from './sqlmap.ts'
import { wapiti } from './wapiti.ts'

const scans: Record<string, Scan> = { wapiti, sqlmap }

async function inFolder<T>(work: (folder: string) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'aloka-scan-'))
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }))
}

/** Why it cannot run here; undefined if it can. */
function missing(program: string) {
  if (folderOnPath(program)) return undefined
  if (!canInstall()) return 'not installed, and only root could install it'
  try {
    install(program)
  } catch (error) {
    return (error as Error).message
  }
  return folderOnPath(program) ? undefined : 'installed, and still not to be found'
}

const version = async (program: string) =>
  /\d+\.\d+[.\d]*/.exec((await run(program, ['--version'])).output)?.[0] ?? ''

const bitingSeconds = 40

/** Whether it finds the planted vulnerabilities. */
async function bites(scan: Scan) {
  const bait = await startBait()
  try {
    const start = ['/?id=1&word=x']
    const calls = [{ path: '/?id=1*' }, { path: '/', method: 'POST', body: '{"id":"1*"}' }]
    const outcome = await inFolder((folder) =>
      scan({ url: bait.url, headers: {}, start, calls }, folder, bitingSeconds),
    )
    if ('problem' in outcome) return outcome.problem
    return outcome.found.length > 1 ? undefined : 'it found nothing in a site that was made to be broken'
  } finally {
    await bait.stop()
  }
}

const few = 3
const summary = (found: string[]) =>
  found.slice(0, few).join('; ') + (found.length > few ? `; and ${found.length - few} more` : '')

function describe(outcome: Outcome, { all, fine, refused, broken }: Answers) {
  const requests = `${all.toLocaleString('en')} requests (${fine.toLocaleString('en')} answered, ${refused.toLocaleString('en')} refused)`
  if ('problem' in outcome) return { size: requests, found: 'it did not work', failed: true }
  const { found, size, explained } = outcome
  const faults = [...(broken > 0 ? [`${broken} answers with 5xx`] : []), ...found]
  // With fewer successful replies it attacked only error pages.
  const reached = fine > 100
  return {
    size: `${size}; ${requests}`,
    found: [
      reached ? summary(faults) || 'nothing' : 'it did not reach the site',
      ...(explained.length > 0 ? [`explained: ${explained.join(', ')}`] : []),
    ].join('; '),
    failed: faults.length > 0 || !reached,
  }
}

/** Each scanner first proves itself on the vulnerable site, then attacks ours. */
export async function scan(target: Target, metricsToken: string, seconds: number): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [program, attack] of Object.entries(scans)) {
    const reason = missing(program)
    if (reason) {
      findings.push({ attack: program, size: 'none', found: `not run: ${reason}`, seconds: 0, failed: false })
      continue
    }
    const name = `${program} ${await version(program)}`
    const started = performance.now()
    const weakness = await bites(attack)
    if (weakness) {
      console.log(weakness)
      findings.push({ attack: name, size: 'the bait', found: 'it did not work', seconds: 0, failed: true })
      continue
    }
    const { result, ...answers } = await countAnswers(target.url, metricsToken, () =>
      inFolder((folder) => attack(target, folder, seconds)),
    )
    console.log('problem' in result ? result.problem : result.found.join('\n'))
    findings.push({
      attack: name,
      ...describe(result, answers),
      seconds: Math.round((performance.now() - started) / 1000),
    })
  }
  return findings
}

/** One line of the report. */
export interface Finding {
  attack: string
  /** Number of requests sent. */
  size: string
  found: string
  seconds: number
  /** Whether something unexplained was found, or the attack itself did not work. */
  failed: boolean
}
