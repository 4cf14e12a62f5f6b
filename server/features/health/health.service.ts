import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Health } from '../../../contract/health.ts'
import type { Database } from '../../../db/open.ts'
import { countMails } from '../mail/mail.queries.ts'
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

export async function readHealth(database: Database, dataDir: string): Promise<Health> {
  const { db } = database
  const [jobs, oldest, mails, disk, facts, lastBackup] = await Promise.all([
    queries.countJobs(db),
    queries.oldestJob(db),
    countMails(db),
    diskOf(dataDir),
    queries.databaseFacts(database),
    queries.lastBackup(db),
  ])
  return {
    jobs: {
      waiting: sum(jobs.map((row) => row.waiting)),
      givenUp: sum(jobs.map((row) => row.given_up)),
      oldest,
    },
    mails,
    disk,
    database: facts,
    lastBackup,
    versions: { site: about.version, node: process.versions.node },
    since,
  }
}
