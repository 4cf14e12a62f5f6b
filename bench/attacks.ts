/** Everything hostile in one run: generated inputs on both engines, injected markup in a browser, and two scanners. */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '../contract/api.ts'
import { demoOwner } from '../server/config.ts'
import { prepareDemoSites, startDemoSite } from '../tooling/demo-site.ts'
import { canInstall, folderOnPath, install } from '../tooling/machine.ts'
import { report, table } from './report.ts'

const root = join(import.meta.dirname, '..')
const inputs = Number(process.env.INPUTS ?? 20_000)
const scanSeconds = Number(process.env.SCAN_SECONDS ?? 120)

interface Finding {
  attack: string
  size: string
  found: string
}

function run(command: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<{ passed: boolean; output: string }>((done) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', (error) => done({ passed: false, output: String(error) }))
    child.on('close', (code) => done({ passed: code === 0, output }))
  })
}

let failed = false
async function tests(
  attack: string,
  size: string,
  tool: string,
  args: string[],
  env?: Record<string, string>,
) {
  const { passed, output } = await run(join(root, 'node_modules', '.bin', tool), args, env)
  if (!passed) {
    failed = true
    console.log(output)
  }
  return { attack, size, found: passed ? 'nothing' : 'failures: see the output' } satisfies Finding
}

const hostileTests = [
  'server/generated.test.ts',
  'server/bombs.test.ts',
  'server/identity/odd-input.test.ts',
  ...['every-id', 'files', 'connections', 'access', 'envelope'].map(
    (name) => `server/plugins/${name}.test.ts`,
  ),
]

const canScan = (program: string) => {
  if (!folderOnPath(program) && canInstall()) install(program)
  return folderOnPath(program) !== undefined
}

interface WapitiReport {
  vulnerabilities: Record<string, { info: string; path: string }[]>
  anomalies: Record<string, { info: string; path: string }[]>
}

async function wapiti(url: string, folder: string): Promise<Finding> {
  const file = join(folder, 'wapiti.json')
  const limit = ['--max-scan-time', String(scanSeconds), '--max-attack-time', String(scanSeconds)]
  await run('wapiti', ['-u', url, '-f', 'json', '-o', file, '--flush-session', '-v', '0', ...limit])
  const { vulnerabilities, anomalies } = JSON.parse(await readFile(file, 'utf8')) as WapitiReport
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).filter(([, list]) => list.length > 0)
  const words = found.map(([name, list]) => `${name}: ${list.length} (${list[0]!.path} ${list[0]!.info})`)
  return {
    attack: 'wapiti',
    size: `crawl and all default modules, ${scanSeconds} s`,
    found: words.join('; ') || 'nothing',
  }
}

async function ownersToken(url: string) {
  const headers = { 'content-type': 'application/json', origin: url }
  const body = JSON.stringify(demoOwner)
  const entered = await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body })
  const { user } = (await entered.json()) as { user: { id: string; email: string } }
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const reply = await fetch(url + '/api' + api.identity.token.path, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify({ uid: user.id, email: user.email }),
  })
  return ((await reply.json()) as { token: string }).token
}

/** Every place where words of a caller come near a query. */
const searched = [
  '/services?search=light*&page=1*&limit=6*',
  '/blogs?search=light*&category=notes*&sort=asc*',
  '/booking-form?search=light*&resolved=true*',
  '/all-reviews?search=light*&service=x*&rating=5*',
  '/single-blog/field-notes*/x*',
]

async function sqlmap(url: string, folder: string): Promise<Finding> {
  const token = await ownersToken(url)
  const found: string[] = []
  for (const path of searched) {
    const args = ['-u', `${url}/api${path}`, '-H', `Authorization: Bearer ${token}`, '--output-dir', folder]
    const seconds = String(Math.ceil(scanSeconds / searched.length))
    const how = [
      '--batch',
      '--flush-session',
      '--technique=BEU',
      '--level=1',
      '--threads=2',
      '--ignore-code=*',
    ]
    const { output } = await run('timeout', [seconds, 'sqlmap', ...args, ...how])
    if (/is vulnerable|injectable with|sqlmap identified/.test(output)) found.push(path)
  }
  return {
    attack: 'sqlmap',
    size: `${searched.length} addresses, ${scanSeconds} s in all`,
    found: found.join(', ') || 'nothing',
  }
}

const findings: Finding[] = [
  await tests(
    'generated and odd inputs',
    `${inputs.toLocaleString('en')} inputs on SQLite and as many on PostgreSQL`,
    'vitest',
    ['run', '--project', 'sqlite', '--project', 'postgres', ...hostileTests],
    { GENERATED_INPUTS: String(inputs) },
  ),
  await tests('injected markup', 'every field, read back in a browser', 'playwright', ['test', 'injection']),
]

await prepareDemoSites()
const site = await startDemoSite()
const folder = await mkdtemp(join(tmpdir(), 'aloka-scan-'))
try {
  for (const [program, scan] of Object.entries({ wapiti, sqlmap })) {
    if (!canScan(program)) findings.push({ attack: program, size: 'not installed here', found: 'not run' })
    else findings.push(await scan(site.url, folder))
  }
} finally {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}
await report('Attacks', 'npm run test:security', table(findings.map((finding) => ({ ...finding }))))
if (failed) process.exitCode = 1
