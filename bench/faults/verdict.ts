import { sql } from 'kysely'
import type { Db } from '../../db/open.ts'
import type { Kind, Ledger } from './senders.ts'

export interface Counts {
  acknowledged: number
  found: number
  lost: number
  doubled: number
  mails: number
  'mails lost': number
  'mails doubled': number
  /** Difference between the counts in the database and its rows. */
  'counts off by': number
}

/** Figures that must be zero. */
export const faultsIn = (counts: Counts) =>
  counts.lost + counts.doubled + counts['mails lost'] + counts['mails doubled'] + counts['counts off by']

/** The result of a scene in the report. */
export interface Outcome {
  scene: string
  counts: Counts
  /** Further remarks. */
  notes: string
  /** What is wrong, in words; empty if nothing is. */
  problem: string[]
}

const nothing: Counts = {
  acknowledged: 0,
  found: 0,
  lost: 0,
  doubled: 0,
  mails: 0,
  'mails lost': 0,
  'mails doubled': 0,
  'counts off by': 0,
}

/** The result of a scene that could not finish. */
export const interrupted = (scene: string, error: unknown): Outcome => ({
  scene,
  counts: nothing,
  notes: 'not played to its end',
  problem: [String(error)],
})

const markOf = { booking: 'name', message: 'subject', review: 'review' } as const

async function rowsOf(db: Db, kind: Kind) {
  const rows = await db
    .selectFrom(kind)
    .select(['id', `${markOf[kind]} as mark` as 'name as mark'])
    .where(markOf[kind] as 'name', 'like', 'fault-%')
    .execute()
  return rows.map(({ id, mark }) => ({ id, mark }))
}

/** Each booking and each message has one mail to the owner and one to its sender. */
async function mailsOf(db: Db) {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'booking_id', 'message_id', 'kind', 'recipient', 'sent_at'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    about: row.booking_id ?? row.message_id ?? '',
    to: `${row.kind} ${row.recipient}`,
    sent: row.sent_at !== null,
  }))
}

const rowsIn = async (db: Db, table: (typeof tallied)[number] | 'review') =>
  (await db.selectFrom(table).select('id').execute()).length

const tallied = ['booking', 'message', 'mail', 'post'] as const
const everyStar = sql<number>`coalesce(sum(stars_1 + stars_2 + stars_3 + stars_4 + stars_5), 0)`

async function countsOff(db: Db) {
  const { stars } = await db.selectFrom('service').select(everyStar.as('stars')).executeTakeFirstOrThrow()
  let off = Math.abs(stars - (await rowsIn(db, 'review')))
  for (const source of tallied) {
    const kept = await db.selectFrom('tally').select('count').where('source', '=', source).execute()
    off += Math.abs(kept.reduce((sum, { count }) => sum + count, 0) - (await rowsIn(db, source)))
  }
  return off
}

const surplus = (values: string[]) => values.length - new Set(values).size

/** Looks in the database for everything that was acknowledged; `arrived` has the ids of mails, once for each delivery. */
export async function judge(db: Db, { receipts }: Ledger, arrived: string[]): Promise<Counts> {
  const stored = new Map<string, string>()
  const marks: string[] = []
  for (const kind of ['booking', 'message', 'review'] as const) {
    for (const { id, mark } of await rowsOf(db, kind)) {
      stored.set(id, mark)
      marks.push(mark)
    }
  }
  const lost = receipts.filter(({ id, mark }) => stored.get(id) !== mark).length
  const mails = (await mailsOf(db)).filter(({ about }) => stored.has(about))
  const expected = receipts.filter(({ kind }) => kind !== 'review').length * 2
  const known = new Set(mails.map(({ id }) => id))
  const here = arrived.filter((id) => known.has(id))
  return {
    acknowledged: receipts.length,
    found: receipts.length - lost,
    lost,
    doubled: surplus(marks),
    mails: expected,
    'mails lost': expected - new Set(here).size,
    'mails doubled': surplus(here) + surplus(mails.map(({ about, to }) => `${about} ${to}`)),
    'counts off by': await countsOff(db),
  }
}
