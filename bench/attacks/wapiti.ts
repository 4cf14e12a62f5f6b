import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './run.ts'
import type { Scan, Target } from './scan.ts'

/** All modules that neither need an outside server (as ssrf does) nor a list of known products. */
const modules = [
  ['backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'csrf', 'exec', 'file', 'htaccess', 'http_headers'],
  ['methods', 'permanentxss', 'redirect', 'shellshock', 'sql', 'xss', 'xxe'],
].flat()

/** Known false positives. */
const explained: [category: RegExp, info: RegExp, why: string][] = [
  [
    /Cross Site Request Forgery/,
    /./,
    'it looks for a token in each form; ours are refused by where they come from',
  ],
  [/HTTP Secure Headers/, /Strict-Transport-Security/, 'sent behind TLS, and the scan is not'],
  [/HTTP Secure Headers/, /X-XSS-Protection/, 'browsers have dropped it'],
  [/Content Security Policy/, /style-src/, 'style attributes carry no script'],
  [/Secure Flag cookie/, /./, 'set behind TLS, and the scan is not'],
]

interface Item {
  method: string
  path: string
  info: string
  parameter: string
}

interface Report {
  vulnerabilities: Record<string, Item[]>
  anomalies: Record<string, Item[]>
}

const inScope = ({ url, headers, start }: Target) => [
  '-u',
  `${url}/`,
  ...start.flatMap((path) => ['-s', url + path]),
  // It asks for brotli, which it cannot decode without a package that Debian does not have.
  ...Object.entries({ ...headers, 'accept-encoding': 'identity' }).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]),
]

const explanationOf = (category: string, info: string) =>
  explained.find(([categories, infos]) => categories.test(category) && infos.test(info))?.[2]

/** Crawls pages with their forms and runs every module on them, each for a tenth of the time at most. */
export const wapiti: Scan = async (target, folder, seconds) => {
  const file = join(folder, 'wapiti.json')
  const part = String(Math.ceil(seconds / 10))
  const options = {
    '-m': modules.join(','),
    // One page of each kind is enough.
    '--max-files-per-dir': '15',
    '--max-scan-time': part,
    '--max-attack-time': part,
    '-f': 'json',
    '-o': file,
    '-v': '1',
    '--store-session': folder,
    '--store-config': folder,
  }
  const { code, output } = await run(
    'wapiti',
    [...inScope(target), '--no-bugreport', '--flush-session', ...Object.entries(options).flat()],
    { withinSeconds: seconds * 3, env: { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } },
  )
  const launched = new Set([...output.matchAll(/Launching module (\w+)/g)].map(([, name]) => name))
  const cut = [...output.matchAll(/Max attack time was reached for module (\w+)/g)].map(([, name]) => name)
  const pages = Number(/found (\d+) URLs and forms/.exec(output)?.[1] ?? 0)
  const missing = modules.filter((name) => !launched.has(name))
  const text = await readFile(file, 'utf8').catch(() => '')
  if (pages <= target.start.length)
    return { problem: `wapiti found no page by itself:\n${output.slice(-3000)}` }
  if (code !== 0 || !text || missing.length > 0 || /Traceback/.test(output)) {
    const what = missing.length > 0 ? `without ${missing.join(', ')}` : `with exit code ${code}`
    return { problem: `wapiti ended ${what}:\n${output.slice(-3000)}` }
  }
  const { vulnerabilities, anomalies } = JSON.parse(text) as Report
  const found: string[] = []
  const known = new Map<string, number>()
  for (const [category, items] of Object.entries({ ...vulnerabilities, ...anomalies })) {
    for (const { method, path, info, parameter } of items) {
      const why = explanationOf(category, info)
      if (!why) found.push(`${category}: ${method} ${path} ${parameter} ${info}`)
      else known.set(`${category} (${why})`, (known.get(`${category} (${why})`) ?? 0) + 1)
    }
  }
  return {
    found,
    size: `${pages} pages and forms, ${modules.length} modules${cut.length > 0 ? `, stopped after ${part} s: ${cut.join(', ')}` : ''}`,
    explained: [...known].map(([what, count]) => `${what}: ${count}`),
  }
}
