import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { doneReply } from '../shape/envelope.ts'
import { id, idParams, timestamp } from '../shape/fields.ts'

const count = z.int().min(0)

/** The result of verifying a backup by reading all of it. */
export const backupCheck = z.object({
  at: timestamp,
  rows: count,
  files: count,
  /** Why it could not be restored, as a sentence. */
  problem: z.string().nullable(),
})
export type BackupCheck = z.infer<typeof backupCheck>

const backup = z.object({
  /** Chosen by the server; the file is called like it. */
  _id: id,
  madeAt: timestamp,
  /** In bytes. */
  size: z.number().min(0),
  /** Scheduled backups are deleted by the schedule, the others by the owner. */
  daily: z.boolean(),
  checking: z.boolean(),
  check: backupCheck.nullable(),
})
export type Backup = z.infer<typeof backup>

/** The backup in progress, or the latest failure. */
const makingBackup = z.object({
  state: z.enum(['waiting', 'running', 'failed']),
  /** Why the last attempt failed. */
  problem: z.string().nullable(),
})
export type MakingBackup = z.infer<typeof makingBackup>

export const backupEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/backups',
    access: 'owner',
    summary: 'Backups on the server’s disk, newest first, and the state of the next one',
    reply: z.object({
      success: z.literal(true),
      data: z.array(backup),
      making: makingBackup.nullable(),
      /** Whether daily backups are on. */
      daily: z.boolean(),
    }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/make-backup',
    access: 'owner',
    summary: 'Request a backup, which is made in the background',
    reply: doneReply,
  }),
  check: endpoint({
    method: 'POST',
    path: '/check-backup/{id}',
    access: 'owner',
    summary: 'Request a check of a backup in the background; the list shows the result',
    params: idParams,
    reply: doneReply,
  }),
  download: endpoint({
    method: 'GET',
    path: '/backups/{id}/file',
    access: 'owner',
    summary: 'The backup as a gzipped tar; also opened by the session cookie, so that a link can lead to it',
    params: idParams,
    type: 'application/gzip',
    linked: true,
    reply: z.string(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-backup/{id}',
    access: 'owner',
    summary: 'Delete a backup permanently from the server’s disk',
    params: idParams,
    reply: doneReply,
  }),
}
