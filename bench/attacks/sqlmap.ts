import { join } from 'node:path'
import { run } from './run.ts'
import type { Call, Scan } from './scan.ts'

const marks = (text: string) => text.split('*').length - 1

const how = [
  '--batch',
  '--flush-session',
  '--disable-coloring',
  '--skip-waf',
  // Most of its requests are refused, which is a normal reply.
  '--ignore-code=*',
  // Otherwise it would mistake a validated parameter for one that cannot be attacked.
  '--answers=skip those kind of cases=N',
  '--technique=BEU',
  '--level=2',
  '--risk=2',
  '--threads=2',
]

/** Attacks every value marked with `*` in an address or a body, without techniques based on time. */
async function attack(
  url: string,
  headers: Record<string, string>,
  call: Call,
  folder: string,
  number: number,
) {
  const { path, method = 'GET', body } = call
  const expected = marks(path) + marks(body ?? '')
  const sent = { ...headers, ...(body && { 'content-type': 'application/json' }) }
  const { output } = await run(
    'sqlmap',
    [
      ...Object.entries({ '-u': url + path, '--method': method, ...(body && { '--data': body }) }).flat(),
      ...Object.entries(sent).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      ...how,
      '--output-dir',
      join(folder, `${number}`),
    ],
    { withinSeconds: 60 + 60 * expected, env: { HOME: folder } },
  )
  const harmless = new Set(output.match(/parameter '[^']*' does not seem to be injectable/g)).size
  const isFound = /identified the following injection point|is vulnerable|is '.*' injectable/.test(output)
  const name = `${method} ${path}`
  if (isFound) return { name, expected, found: /Parameter: .*/.exec(output)?.[0] ?? 'injectable' }
  if (harmless !== expected)
    return { name, expected, problem: `${harmless} of ${expected} places:\n${output.slice(-1500)}` }
  return { name, expected }
}

/** Two at a time: one computes while the other waits for replies. */
export const sqlmap: Scan = async ({ url, headers, calls }, folder) => {
  const results: Awaited<ReturnType<typeof attack>>[] = []
  const waiting = calls.entries()
  const worker = async () => {
    for (const [number, call] of waiting) results.push(await attack(url, headers, call, folder, number))
  }
  await Promise.all([worker(), worker()])
  const problems = results.filter(({ problem }) => problem)
  if (problems.length > 0)
    return { problem: problems.map(({ name, problem }) => `sqlmap on ${name} tried ${problem}`).join('\n') }
  const places = results.reduce((sum, { expected }) => sum + expected, 0)
  return {
    found: results.flatMap(({ name, found }) => (found ? [`${name} ${found}`] : [])),
    size: `${calls.length} calls, ${places} places`,
    explained: [],
  }
}
