import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, type Outcome } from './command.ts'

/** Small modules are read at a glance: half of them, and all but a few. */
const limits = [
  { share: 0.5, lines: 60 },
  { share: 0.95, lines: 200 },
]

const sources = '{language,contract,db,server,web,tooling,bench,e2e}/**/*.{ts,tsx,css}'

export async function checkFileSizes(): Promise<Outcome & { note: string }> {
  const files = globSync(sources, { cwd: root })
    .map((name) => ({ name, lines: readFileSync(join(root, name), 'utf8').split('\n').length - 1 }))
    .toSorted((a, b) => a.lines - b.lines)
  const at = (share: number) => files[Math.ceil(files.length * share) - 1]?.lines ?? 0
  const tooLong = limits.filter(({ share, lines }) => at(share) > lines)
  const longest = files.slice(-20).map(({ name, lines }) => `${lines} ${name}`)
  return {
    passed: tooLong.length === 0,
    output: [
      ...tooLong.map(
        ({ share, lines }) => `${share * 100} % of the files may have ${lines} lines, not ${at(share)}:`,
      ),
      ...longest,
    ].join('\n'),
    note: limits.map(({ share }) => `${share * 100} % within ${at(share)} lines`).join(', '),
  }
}
