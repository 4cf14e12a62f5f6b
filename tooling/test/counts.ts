import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Passed, but not at the first try. */
  retried?: number
}

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

export function vitestCounts(file: string): Counts {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = read(file)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

export function playwrightCounts(file: string): Counts {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = read(file).stats ?? {}
  return { passed: expected + flaky, failed: unexpected, skipped, retried: flaky }
}
