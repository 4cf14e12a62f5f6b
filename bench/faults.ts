/** Breaks something while people use the site, then looks in the database for everything that was acknowledged. */
import { prepareDemoSites } from '../tooling/demo-site.ts'
import { isRoot } from '../tooling/machine.ts'
import { startPostgres } from '../tooling/postgres.ts'
import { clockJumps } from './faults/clock.ts'
import { databaseDown } from './faults/database-down.ts'
import { diskFull } from './faults/disk-full.ts'
import { killAgainAndAgain } from './faults/kill.ts'
import { mailServerDown } from './faults/mail-server-down.ts'
import { meetSlowClients } from './faults/slow-clients.ts'
import { writeLock } from './faults/write-lock.ts'
import { faultsIn, interrupted, type Outcome } from './faults/verdict.ts'
import { report, table } from './report.ts'

const rounds = Number(process.env.ROUNDS ?? 100)
/** Scenes to run; all if empty. */
const chosen = process.env.SCENES?.split(',')

const outcomes: Outcome[] = []
/** Scenes that cannot run on this machine. */
const missing: string[] = []

async function play(name: string, scene: () => Promise<Outcome | string>) {
  if (chosen && !chosen.includes(name)) return
  const outcome = await scene().catch((error: unknown) => interrupted(name, error))
  console.log(outcome)
  if (typeof outcome === 'string') missing.push(outcome)
  else outcomes.push(outcome)
}

await prepareDemoSites()
const postgres = await startPostgres({
  durable: true,
  explain: (reason) => missing.push(`No PostgreSQL: ${reason}.`),
})
// Its connections time out by themselves while the other scenes run.
const slowClients = !chosen || chosen.includes('slow') ? await meetSlowClients() : undefined

await play('kill', () => killAgainAndAgain('SQLite', {}, rounds))
if (postgres) {
  const { url, version, server } = postgres
  await play('kill', () => killAgainAndAgain(`PostgreSQL ${version}`, { DATABASE_URL: url }, rounds))
  for (const mode of ['fast', 'immediate'] as const)
    await play('database', async () =>
      server ? databaseDown(server, mode) : 'The database of DATABASE_URL was not stopped.',
    )
}
await play('mail', mailServerDown)
await play('disk', async () =>
  isRoot() ? diskFull() : 'The disk was not filled: only root can make a small one.',
)
await play('clock', clockJumps)
await play('lock', writeLock)
if (slowClients) await play('slow', slowClients)
await postgres?.stop()

const rows = outcomes.map(({ scene, counts }) => ({ scene, ...counts }))
const remarks = outcomes.map(({ scene, notes, problem }) =>
  [`- **${scene}**: ${notes}.`, ...problem.map((words) => `  **Problem**: ${words}.`)].join('\n'),
)
if (!chosen)
  await report(
    'Faults',
    rounds === 100 ? 'npm run bench:faults' : `ROUNDS=${rounds} npm run bench:faults`,
    `The built site under people who send bookings, messages and reviews as its forms do, each again with the same key until it is acknowledged. Afterwards everything acknowledged is looked for in the database, and every mail in the mailbox. Nothing may be lost or doubled.

${table(rows)}

${[...remarks, ...missing.map((words) => `- ${words}`)].join('\n')}`,
  )
const isGood = ({ counts, problem }: Outcome) =>
  counts.acknowledged > 0 && faultsIn(counts) === 0 && problem.length === 0
process.exit(outcomes.every(isGood) ? 0 : 1)
