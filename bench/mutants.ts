/**
 * `npm run bench:mutants`: breaks one line of services, queries and the contract at a time and runs the tests of its
 * room. What no test notices is listed: each is a line that could be wrong without anybody knowing.
 *
 * The choice is random but the same for the same seed: `npm run bench:mutants -- --seed=7 --count=60`.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '60' } },
})

/** Small changes that the compiler would not notice. */
const changes: [pattern: RegExp, to: string][] = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ >= /, ' > '],
  [/ <= /, ' < '],
  [/ > (?=[\w(])/, ' >= '],
  [/ < (?=[\w(])/, ' <= '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ \?\? /, ' && '],
  [/\btrue\b/, 'false'],
  [/\bfalse\b/, 'true'],
  [/'asc'/, "'desc'"],
  [/'desc'/, "'asc'"],
  [/, '=', /, ", '!=', "],
  [/, '!=', /, ", '=', "],
  [/, '>=', /, ", '>', "],
  [/, '<', /, ", '<=', "],
  [/ \+ 1\b/, ' - 1'],
  [/ - 1\b/, ' + 1'],
  [/\.max\((\d+)/, '.max(1$1'],
  [/\.min\(1\b/, '.min(0'],
  [/if \(!/, 'if ('],
]

/** The place of a mutant in the draw: the same for the same seed, whatever else changes in the project. */
const lotOf = (...parts: string[]) =>
  createHash('sha256')
    .update([values.seed, ...parts].join('\n'))
    .digest('hex')

const isCode = (line: string) => !/^\s*(\/\/|\/?\*|import\b|export type\b|interface\b)/.test(line)

const files = globSync(['server/*/**/*.{service,queries}.ts', 'contract/*/**/*.ts'], {
  exclude: (name) => name.includes('.test.'),
}).toSorted()

const mutants = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      changes.flatMap(([pattern, to]) => {
        const broken = line.replace(pattern, to)
        return isCode(line) && broken !== line ? [{ file, index, line, broken }] : []
      }),
    ),
)

const chosen = mutants
  .map((mutant) => ({ mutant, lot: lotOf(mutant.file, mutant.line, mutant.broken) }))
  .toSorted((a, b) => a.lot.localeCompare(b.lot))
  .slice(0, Number(values.count))
  .map(({ mutant }) => mutant)

/** The tests of its room, on every floor that has it; the ground of the contract is proven by its own unit tests. */
function testsOf(file: string) {
  const [floor, room] = file.split('/')
  if (room === 'shape') return ['contract/', 'server/platform/']
  return floor === 'contract' ? [`contract/${room}/`, `server/${room}/`] : [`server/${room}/`]
}

let caught = 0
for (const [place, { file, index, line, broken }] of chosen.entries()) {
  const whole = readFileSync(file, 'utf8')
  writeFileSync(file, whole.split('\n').with(index, broken).join('\n'))
  const args = ['vitest', 'run', '--bail=1', '--project=unit', '--project=sqlite', ...testsOf(file)]
  // A line that never ends counts as noticed, too.
  const { status } = spawnSync('npx', args, { stdio: 'ignore', timeout: 600_000 })
  writeFileSync(file, whole)
  if (status !== 0) caught += 1
  else console.log(`not noticed: ${file}:${index + 1}\n  ${line.trim()}\n  ${broken.trim()}`)
  console.log(`${place + 1} of ${chosen.length}: ${caught} caught`)
}
console.log(`\n${caught} of ${chosen.length} caught`)
