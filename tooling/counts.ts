/** `npm run counts`: size and structure of the source, to compare before and after a change. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './test/command.ts'

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const matching = (pattern: RegExp) => tracked.filter((name) => pattern.test(name))
const lines = (names: string[]) => names.reduce((sum, name) => sum + read(name).split('\n').length - 1, 0)
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

const isTest = (name: string) => /[.](test|spec)[.]tsx?$|\/testing\/|\/fixtures\//.test(name)
const code = matching(/^(bench|contract|db|e2e|language|server|tooling|web)\/.*[.]tsx?$/)
const sources = code.filter((name) => !isTest(name))
const tests = code.filter((name) => /[.](test|spec)[.]tsx?$/.test(name))
const sheets = matching(/^web\/.*[.]css$/)
const decisions = matching(/^docs\/decisions\/.*[.]md$/)

/** The start of a query. */
const queryStart = /[.](selectFrom|insertInto|updateTable|deleteFrom|replaceInto)\(/g
const queriesIn = (name: string) => [...read(name).matchAll(queryStart)].length
const outsideQueries = sources.filter((name) => name.startsWith('server/') && !name.endsWith('.queries.ts'))

/** Number of it() and test() calls; a table of cases counts once. */
const testsIn = (name: string) => [...read(name).matchAll(/^\s*(it|test)(\.each)?[(`[]/gm)].length

const row = (name: string, ...values: (number | string)[]) =>
  console.log(`${name.padEnd(34)}${values.map((value) => String(value).padStart(10)).join('')}`)

row('', 'files', 'lines')
row('source', sources.length, lines(sources))
for (const floor of ['contract', 'db', 'language', 'server', 'web', 'e2e', 'bench', 'tooling']) {
  const own = sources.filter((name) => name.startsWith(`${floor}/`))
  row(`  ${floor}`, own.length, lines(own))
}
const all = code.filter(isTest)
row('tests and what they use', all.length, lines(all))
row('styles', sheets.length, lines(sheets))
row('decisions', decisions.length, lines(decisions))
console.log()
row('calls of it() and test()', sum(tests.map(testsIn)))
row('files under 15 lines', sources.filter((name) => lines([name]) < 15).length)
row('SQL outside *.queries.ts', sum(outsideQueries.map(queriesIn)))
row('words in decisions', sum(decisions.map((name) => read(name).split(/\s+/).length)))
