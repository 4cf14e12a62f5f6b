/** Replies a second with one process for each core, compared to nginx sending the same bytes from files. */
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../server/testing/site-process.ts'
import { prepareDemoSites } from '../tooling/demo-site.ts'
import { canInstall, folderOnPath, install } from '../tooling/machine.ts'
import { publicAddresses } from '../tooling/public-addresses.ts'
import { median } from './numbers.ts'
import { answerOf } from './pages/answer.ts'
import { startNginx } from './pages/nginx.ts'
import { costByPart } from './pages/parts.ts'
import { answersPerSecond } from './pages/wrk.ts'
import { report, table } from './report.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const goal = 0.5
const asBrowser = { 'accept-encoding': 'br' }
const madeAnew = ['home', 'service', 'post', 'api'] as const

if (!folderOnPath('nginx') || !folderOnPath('wrk')) {
  if (!canInstall()) throw new Error('This needs nginx and wrk.')
  install('nginx-light', 'wrk')
}
await prepareDemoSites()
const dataDir = await mkdtemp(join(tmpdir(), 'aloka-pages-'))
const site = await startSite({ DATA_DIR: dataDir, LIMITS: 'off', LOG_LEVEL: 'silent' }, 'cluster')
const { home, services, service, blog, post } = await publicAddresses(site.url)
const paths = { home, services, service, blog, post, api: '/api/services' }

const answers = Object.fromEntries(
  await Promise.all(
    Object.entries(paths).map(async ([name, path]) => [name, await answerOf(site.url + path)] as const),
  ),
)
const nginx = await startNginx(answers)
const rows: Record<string, unknown>[] = []
let met = true
for (const [name, path] of Object.entries(paths)) {
  const ours: number[] = []
  const files: number[] = []
  // The first replies are slow on both sides: code is not compiled yet, files are not open yet.
  for (const url of [site.url + path, `${nginx.url}/${name}`]) await answersPerSecond(url, asBrowser)
  for (let round = 0; round < rounds; round++) {
    ours.push(await answersPerSecond(site.url + path, asBrowser))
    files.push(await answersPerSecond(`${nginx.url}/${name}`, asBrowser))
  }
  const ratio = median(ours) / median(files)
  met &&= ratio >= goal
  rows.push({
    address: name === 'api' ? path : name,
    'bytes, br': answers[name]!.body.length,
    'aloka, a second': Math.round(median(ours)),
    'nginx, a second': Math.round(median(files)),
    ratio: ratio.toFixed(2),
  })
  console.log(Object.values(rows.at(-1)!).join('  '))
}
await nginx.stop()

// Pages of signed-in visitors are never cached, so each of these is rendered.
const cookie = await signUpAsCustomer(site.url)
const made: Record<string, unknown>[] = []
for (const name of madeAnew) {
  const counts: number[] = []
  for (let round = 0; round < rounds; round++)
    counts.push(await answersPerSecond(site.url + paths[name], { ...asBrowser, cookie }))
  made.push({ address: name === 'api' ? paths.api : name, 'made, a second': Math.round(median(counts)) })
}
await site.end('SIGTERM')
const parts = await costByPart(dataDir, { home, service, post }, cookie)
await rm(dataDir, { recursive: true, force: true })

await report(
  'Pages',
  'npm run bench:pages',
  `${availableParallelism()} processes (\`npm run cluster\`) against nginx with as many workers, which sends the same heads and the same compressed bytes from files; wrk with 32 connections on the same machine, ${rounds} rounds in turns. The goal is a ratio of at least ${goal} for what is cached: ${met ? 'met' : 'not met'}.

${table(rows)}

What is not cached, as a customer gets it who is signed in, rendered and compressed for each request:

${table(made)}

Where the time of such a page goes, in milliseconds of one process that does nothing else (medians):

${table(parts)}`,
)

/** The session cookie of a customer, without the cookie that bypasses the cache for ten seconds after a write. */
export async function signUpAsCustomer(url: string) {
  const reply = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name: 'Rahim Uddin', email: 'rahim@example.com', password: 'long-enough-1' }),
  })
  if (!reply.ok) throw new Error(`No account: ${await reply.text()}`)
  const session = reply.headers.getSetCookie().find((cookie) => cookie.includes('session_token'))!
  return session.split(';', 1)[0]!
}
