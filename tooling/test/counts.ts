import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Tests that passed only after a retry. */
  retried?: string[]
}

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

export function vitestCounts(file: string): Counts {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = read(file)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

interface Suite {
  specs?: { file: string; title: string; tests: { status: string }[] }[]
  suites?: Suite[]
}

const flakyIn = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
]

export function playwrightCounts(file: string): Counts {
  const report = read(file)
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats ?? {}
  return { passed: expected + flaky, failed: unexpected, skipped, retried: flakyIn(report) }
}
