import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { BuildError, ensureBuild } from '../../server/platform/pages/build.ts'
import { providePlainPictures } from '../../server/testing/plain-pictures.ts'
import { ensureBrowser } from '../browser.ts'
import { canInstall, folderOnPath } from '../machine.ts'
import { writingToMemory } from '../memory.ts'
import { startPostgres } from '../postgres.ts'
import { root, runScript, runTool, type Outcome } from './command.ts'
import { playwrightCounts, vitestCounts, type Counts } from './counts.ts'

export interface Result extends Outcome {
  /** Printed beside the name, such as the tested version. */
  note?: string
  counts?: Counts
  /** Skipped, for the reason in the note. */
  skipped?: boolean
}

export interface Step {
  name: string
  /** The number of lanes it takes. */
  lanes: 1 | 2
  /** A step that must have ended before. */
  after?: Step
  run(reports: string): Promise<Result>
}

const check = (name: string, ...tools: Parameters<typeof runTool>[0][]): Step => ({
  name,
  lanes: 1,
  async run() {
    let output = ''
    for (const tool of tools) {
      const outcome = await runTool(tool)
      output += outcome.output
      if (!outcome.passed) return { passed: false, output }
    }
    return { passed: true, output }
  },
})

const build: Step = {
  name: 'build',
  lanes: 1,
  async run() {
    try {
      let note = 'unchanged'
      await ensureBuild(() => (note = ''))
      return { passed: true, output: '', note }
    } catch (error) {
      if (!(error instanceof BuildError)) throw error
      return { passed: false, output: error.message }
    }
  },
}

// Before any site starts, because several starting at once would each do it.
const pictures: Step = {
  name: 'demo pictures',
  lanes: 1,
  after: build,
  async run() {
    await providePlainPictures()
    return { passed: true, output: '' }
  },
}

const processors = availableParallelism()

interface Suite {
  env?: Record<string, string>
  workers?: number
}

// Suites run in parallel, so each takes half of the machine unless it says otherwise.
async function vitest(
  projects: string[],
  reports: string,
  { env, workers = Math.max(1, Math.floor(processors / 2)) }: Suite = {},
): Promise<Result> {
  const report = join(reports, `${projects[0]}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = ['run', ...chosen, `--maxWorkers=${workers}`, ...reporters]
  const outcome = await runTool({ name: 'vitest', args, env })
  return { ...outcome, counts: vitestCounts(report) }
}

/** Includes component tests, which need only a DOM. */
const unit: Step = {
  name: 'unit tests',
  lanes: 1,
  run: (reports) => vitest(['unit', 'components'], reports),
}

/** Whole sites in processes of their own. */
const processes: Step = {
  name: 'site processes',
  lanes: 1,
  after: pictures,
  run: (reports) => vitest(['processes'], reports),
}

const onSqlite: Step = {
  name: 'API on SQLite',
  lanes: 1,
  // It ends last, when no other step uses the remaining processors.
  run: (reports) => writingToMemory((env) => vitest(['sqlite'], reports, { workers: processors, env })),
}

const onPostgres: Step = {
  name: 'API on PostgreSQL',
  lanes: 1,
  async run(reports) {
    let reason = ''
    const postgres = await startPostgres({ explain: (words) => (reason = words) })
    if (!postgres) {
      const note = `no PostgreSQL to be had: ${reason}`
      return process.env.CI
        ? { passed: false, output: `${note}\n` }
        : { passed: true, output: '', note, skipped: true }
    }
    try {
      const result = await writingToMemory((env) =>
        vitest(['postgres'], reports, { env: { ...env, TEST_DATABASE_URL: postgres.url } }),
      )
      return { ...result, note: `${postgres.version}, ${postgres.source}` }
    } finally {
      await postgres.stop()
    }
  },
}

/** Browser journeys: of every change the first project alone, before a landing all of them. */
const inBrowser = (name: string, projects: string[]): Step => ({
  name,
  lanes: 2,
  after: pictures,
  async run(reports) {
    await ensureBrowser()
    const report = join(reports, 'journeys.json')
    const outcome = await runTool({
      name: '@playwright/test',
      command: 'playwright',
      args: ['test', '--reporter=list,json', ...projects.map((project) => `--project=${project}`)],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    return { ...outcome, counts: playwrightCounts(report) }
  },
})

/** A step that needs programs from Debian, skipped on machines that neither have them nor can install them. */
const withPrograms = (step: Step, programs: string[]): Step => ({
  ...step,
  async run(reports) {
    if (programs.every(folderOnPath) || canInstall()) return step.run(reports)
    return { passed: true, output: '', note: `needs ${programs.join(', ')}`, skipped: true }
  },
})

const onS3 = withPrograms(
  {
    name: 'pictures on S3',
    lanes: 1,
    run: (reports) => vitest(['s3'], reports),
  },
  ['radosgw', 'ceph-mon', 'ceph-osd'],
)

const otherBrowsers = withPrograms(
  {
    name: 'Firefox, WebKit',
    lanes: 1,
    after: pictures,
    run: () => runScript(join(root, 'e2e/browsers/run.ts')),
  },
  ['firefox-esr', 'WebKitWebDriver'],
)

// Listed one by one: for a pattern, dependency-cruiser reads every folder, including those that other steps write to.
const rooms = ['language', 'contract', 'db', 'server', 'web', 'tooling', 'bench', 'e2e']
const configurations = readdirSync(root).filter((name) => name.endsWith('.config.ts'))

const checks: Step[] = [
  check(
    'types',
    { name: '@react-router/dev', command: 'react-router', args: ['typegen'] },
    // Other steps use the second processor: two checkers would do a fifth of their work twice, four half of it. A larger
    // heap before each garbage collection saves a fifth of the processor time.
    { name: 'typescript', command: 'tsc', args: ['--checkers', '1'], env: { GOGC: '400' } },
  ),
  check('lint', { name: 'oxlint', args: ['--deny-warnings'] }),
  check('formatting', { name: 'oxfmt', args: ['--check'] }),
  check('import rules', {
    name: 'dependency-cruiser',
    command: 'depcruise',
    args: [...rooms, ...configurations],
  }),
  check('dead code', { name: 'knip', args: [] }),
  check('duplicates', { name: 'jscpd', args: [] }),
]

/** `npm test`, in the order of their start: the journeys take longest, so they start as soon as the pages are built. */
export const forEveryChange: Step[] = [
  build,
  pictures,
  inBrowser('browser journeys', ['journeys']),
  ...checks,
  unit,
  onSqlite,
]

/**
 * `npm run test:all`. The journeys need two lanes, so until they can start PostgreSQL runs beside the unit tests. Site
 * processes spend half of their time waiting for each other, so they do not come last, when nothing is left to fill the
 * gaps.
 */
export const beforeLanding: Step[] = [
  build,
  pictures,
  inBrowser('browser journeys', ['journeys', 'sweeps']),
  ...checks,
  onPostgres,
  unit,
  processes,
  onS3,
  otherBrowsers,
  onSqlite,
]
