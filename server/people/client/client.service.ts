import type { Client, ClientQuery } from '../../../contract/people/client.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { Db } from '../../../db/open.ts'
import {
  type ClientRow,
  countClients,
  findClient,
  listClients,
  newestGalleries,
  readContacts,
} from './client.queries.ts'

async function toClients(db: Db, rows: ClientRow[]): Promise<Client[]> {
  if (rows.length === 0) return []
  const [contacts, galleries] = await Promise.all([
    readContacts(
      db,
      rows.flatMap(({ contact }) => contact ?? []),
    ),
    newestGalleries(
      db,
      rows.map(({ client }) => client),
    ),
  ])
  return rows.map((row) => ({
    _id: row.client,
    name: row.name,
    phone: row.phone,
    email: row.email,
    bookings: row.bookings,
    since: row.since,
    day: row.next_day ?? row.last_day ?? row.any_day,
    agreed: row.agreed,
    paid: row.paid,
    dueNow: row.due_now,
    balance: row.balance,
    lastContact: contacts.get(row.contact ?? '') ?? { actor: 'client', what: 'requested', date: row.since },
    gallery: galleries.get(row.client) ?? null,
  }))
}

export async function readClients(db: Db, query: ClientQuery) {
  const today = dayInDhaka()
  const [rows, counts] = await Promise.all([
    listClients(db, today, query),
    countClients(db, today, query.search),
  ])
  return { data: await toClients(db, rows), total: counts[query.group ?? 'all'], counts }
}

/** One client of the list; null if they have no booking. */
export async function readClient(db: Db, key: string): Promise<Client | null> {
  const row = await findClient(db, dayInDhaka(), key)
  return row ? (await toClients(db, [row]))[0]! : null
}
