import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Finding } from './scanners.ts'
import { root, run } from './run.ts'

const program = (name: string) => join(root, 'node_modules', '.bin', name)

/** Test files by kind of attack. */
const attacks: Record<string, string[]> = {
  'generated inputs to every call': ['server/generated.test.ts'],
  'every id, for each role (IDOR)': [
    'server/platform/plugins/every-id.once.test.ts',
    'server/platform/plugins/access.once.test.ts',
  ],
  'forms and calls of other sites (CSRF)': ['server/platform/plugins/csrf.once.test.ts'],
  'headers in what people write, and broken HTTP': [
    'server/platform/mail/mail.test.ts',
    'server/platform/plugins/connections.once.test.ts',
  ],
  'paths out of the folder of pictures': ['server/platform/plugins/files.once.test.ts'],
  'patterns, JSON and markup that take for ever': [
    'server/bombs.once.test.ts',
    'server/platform/plugins/envelope.test.ts',
  ],
  'odd calls of the identity provider': ['server/platform/identity/odd-input.test.ts'],
  'formulas in exported sheets': ['server/booking/request/csv.test.ts'],
}

interface VitestReport {
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string }[]
  }[]
}

async function withReport<T>(work: (file: string) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'aloka-attacks-'))
  return work(join(folder, 'report.json')).finally(() => rm(folder, { recursive: true, force: true }))
}

const readReport = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as T

/** Runs the hostile tests once on every available engine. */
export const runApiTests = (inputs: number): Promise<Finding[]> =>
  withReport(async (file) => {
    const { code, output } = await run(
      program('vitest'),
      [
        'run',
        '--project=sqlite',
        '--project=postgres',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...Object.values(attacks).flat(),
      ],
      { env: { GENERATED_INPUTS: String(inputs), CI: '' } },
    )
    if (code !== 0) console.log(output)
    const { testResults = [] } = await readReport<VitestReport>(file)
    return Object.entries(attacks).map(([attack, files]) => {
      const mine = testResults.filter(({ name }) => files.includes(relative(root, name)))
      const tests = mine.flatMap(({ assertionResults }) => assertionResults)
      const failures = tests.filter(({ status }) => status !== 'passed')
      const onBoth = mine.length > files.length
      const on = onBoth ? 'SQLite and on PostgreSQL' : 'SQLite'
      const count = files.includes('server/generated.test.ts')
        ? `${inputs.toLocaleString('en')} inputs`
        : `${new Set(tests.map(({ fullName }) => fullName)).size} tests`
      const failed = code !== 0 && (failures.length > 0 || tests.length === 0)
      return {
        attack,
        size: `${count} on ${on}`,
        found: failed ? failures.map(({ fullName }) => fullName).join('; ') || 'it did not work' : 'nothing',
        seconds: Math.round(
          mine.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0) / 1000,
        ),
        failed: failed || tests.length === 0,
      }
    })
  })

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; duration: number }
  suites: { specs: { tests: { annotations: { type: string; description: string }[] }[] }[] }[]
}

/** Injected markup, read back in a real browser. */
export const runJourney = (): Promise<Finding> =>
  withReport(async (file) => {
    const { code, output, seconds } = await run(
      program('playwright'),
      ['test', 'injection', '--reporter=list,json'],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    )
    if (code !== 0) console.log(output)
    const { stats, suites = [] } = await readReport<Partial<PlaywrightReport>>(file)
    const annotations = suites.flatMap(({ specs }) =>
      specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations)),
    )
    const pages = annotations.find(({ type }) => type === 'pages')?.description
    return {
      attack: 'markup in every field and address (stored and reflected XSS)',
      size: `${pages ?? 'no'} pages in a browser whose script policy is off`,
      found: code === 0 ? 'nothing' : stats ? 'failures: see the output' : 'it did not work',
      seconds,
      failed: code !== 0 || !pages,
    }
  })
