import { databaseFacts } from '../../../db/facts.ts'
import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Health } from '../../../contract/studio/health.ts'
import type { Database } from '../../../db/open.ts'
import { mailJob } from '../../platform/mail/mail.queries.ts'
import type { MailServerSettings } from '../../platform/mail/mail-server.ts'
import { countMails } from '../mail/mail.queries.ts'
import { countJobs } from '../../platform/jobs/jobs.queries.ts'
import * as queries from './health.queries.ts'

const about = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'package.json'), 'utf8'),
) as { version: string }
const since = new Date(Date.now() - process.uptime() * 1000).toISOString()

const diskOf = (folder: string) =>
  statfs(folder).then(
    ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, total: blocks * bsize }),
    () => null,
  )

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** Mails are excluded, because they have a list and counts of their own. */
function otherWork(jobs: Awaited<ReturnType<typeof countJobs>>) {
  const others = jobs.filter(({ kind }) => kind !== mailJob)
  const times = others.flatMap(({ oldest }) => oldest ?? [])
  return {
    waiting: sum(others.map((row) => row.waiting)),
    givenUp: sum(others.map((row) => row.given_up)),
    oldest: times.toSorted()[0] ?? null,
  }
}

export async function readHealth(
  database: Database,
  { dataDir, mailServer }: { dataDir: string; mailServer: MailServerSettings },
): Promise<Health> {
  const { db } = database
  const [jobs, mails, sending, disk, facts, lastBackup] = await Promise.all([
    countJobs(db),
    countMails(db),
    mailServer.sending(),
    diskOf(dataDir),
    databaseFacts(database),
    queries.lastBackup(db),
  ])
  return {
    jobs: otherWork(jobs),
    mails: { ...mails, sending },
    disk,
    database: facts,
    lastBackup,
    versions: { site: about.version, node: process.versions.node },
    since,
  }
}
