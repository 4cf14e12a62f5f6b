import { sql } from 'kysely'
import type { Suggestion } from '../../../contract/people/person.ts'
import type { Db } from '../../../db/open.ts'

/** The limit of each kind; joining one of them often brings the others. */
const maxSuggestions = 10

const sameAddress = (emails: string[]) => sql<boolean>`lower(email) in (${sql.join(emails)})`

/** Accounts and requests with one of these addresses that are not yet part of the person. */
export async function suggestionsFor(db: Db, addresses: string[], known: Set<string>): Promise<Suggestion[]> {
  const emails = [...new Set(addresses.map((email) => email.toLowerCase()))].filter(Boolean).slice(0, 20)
  if (emails.length === 0) return []
  const others = [...known, '']
  const [accounts, bookings, messages] = await Promise.all([
    db
      .selectFrom('user')
      .select(['id', 'name', 'email', 'createdAt'])
      .where('email', 'in', emails)
      .where('role', '<>', 'owner')
      .where('id', 'not in', others)
      .limit(maxSuggestions)
      .execute(),
    db
      .selectFrom('booking')
      .select(['id', 'name', 'service_title', 'created_at'])
      .where(sameAddress(emails))
      .where('spam', '=', false)
      .where('id', 'not in', others)
      .orderBy('id', 'desc')
      .limit(maxSuggestions)
      .execute(),
    db
      .selectFrom('message')
      .select(['id', 'name', 'subject', 'created_at'])
      .where(sameAddress(emails))
      .where('spam', '=', false)
      .where('id', 'not in', others)
      .orderBy('id', 'desc')
      .limit(maxSuggestions)
      .execute(),
  ])
  return [
    ...accounts.map(({ id, name, createdAt }) => ({
      kind: 'account' as const,
      id,
      name,
      about: 'An account',
      date: new Date(createdAt).toISOString(),
    })),
    ...bookings.map(({ id, name, service_title, created_at }) => ({
      kind: 'booking' as const,
      id,
      name,
      about: service_title,
      date: created_at,
    })),
    ...messages.map(({ id, name, subject, created_at }) => ({
      kind: 'message' as const,
      id,
      name,
      about: subject,
      date: created_at,
    })),
  ]
}
