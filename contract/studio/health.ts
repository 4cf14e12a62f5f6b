import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply } from '../shape/envelope.ts'
import { timestamp } from '../shape/fields.ts'
import { mailCounts, sending } from '../shape/mail.ts'

const count = z.int().min(0)
/** In bytes. */
const size = z.number().min(0)

const health = z.object({
  /** Jobs other than mails: waiting, and given up. */
  jobs: z.object({ waiting: count, givenUp: count, oldest: timestamp.nullable() }),
  mails: mailCounts.extend({ sending }),
  /** Of the disk with the data folder; null if the system does not say. */
  disk: z.object({ free: size, total: size }).nullable(),
  database: z.object({ engine: z.enum(['sqlite', 'postgres']), version: z.string(), size }),
  lastBackup: timestamp.nullable(),
  versions: z.object({ site: z.string(), node: z.string() }),
  /** When this process started. */
  since: timestamp,
})
export type Health = z.infer<typeof health>

export const healthEndpoints = {
  one: endpoint({
    method: 'GET',
    path: '/site-health',
    access: 'owner',
    summary: 'The state of the site: waiting jobs, failed emails, disk, database, last backup and versions',
    reply: dataReply(health),
  }),
}
