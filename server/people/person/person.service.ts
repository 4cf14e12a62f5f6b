import type { JoinInput, Member, Move, Person } from '../../../contract/people/person.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { AppError, conflict, invalid, notFound } from '../../platform/http/errors.ts'
import { withSituations } from '../../booking/booking-state/situation.queries.ts'
import { readClient } from '../client/client.service.ts'
import { findPerson } from './find-person.ts'
import { applyMoves, senderOf } from './member.queries.ts'
import { readBalances } from '../../billing/payment/payment.queries.ts'
import * as queries from './person.queries.ts'
import { suggestionsFor } from './suggestions.queries.ts'

export async function readPerson(db: Db, id: string): Promise<Person> {
  const person = await findPerson(db, id)
  const [client, accounts, bookings, messages, reviews, galleries, holdings] = await Promise.all([
    readClient(db, person.key),
    queries.accountsOf(db, person),
    queries.bookingsOf(db, person),
    queries.messagesOf(db, person),
    queries.reviewsOf(db, person),
    queries.galleriesOf(db, person),
    queries.countStoredData(db, person),
  ])
  const balances = await readBalances(
    db,
    bookings.map(({ id: booking }) => booking),
  )
  const all = [...accounts, ...bookings, ...messages]
  const known = new Set([...all.map((row) => row.id), ...person.members.map((member) => member.id)])
  return {
    _id: person.key,
    name: bookings[0]?.name ?? messages[0]?.name ?? accounts[0]?.name ?? '',
    client,
    accounts: accounts.map(({ id: _id, name, email, emailVerified }) => ({
      _id,
      name,
      email,
      verified: emailVerified,
    })),
    bookings: await withSituations(
      db,
      bookings.map((row) => ({
        _id: row.id,
        reference: row.reference,
        name: row.name,
        email: row.email,
        serviceTitle: row.service_title,
        eventDate: row.event_date,
        date: row.created_at,
        balance: balances.get(row.id)!,
      })),
    ),
    messages: messages.map((row) => ({
      _id: row.id,
      name: row.name,
      email: row.email,
      subject: row.subject,
      resolved: row.resolved,
      date: row.created_at,
    })),
    reviews: reviews.map((row) => ({
      _id: row.id,
      serviceId: row.service_id,
      serviceName: row.service_name,
      rating: row.rating,
      review: row.review,
    })),
    galleries: galleries.map(({ id: gallery, title, status, pictures }) => ({
      _id: gallery,
      title,
      status,
      pictures: pictures ?? 0,
    })),
    holdings: {
      messages: (holdings.messages ?? 0) + (holdings.written ?? 0),
      mails: holdings.mails ?? 0,
      documents: holdings.documents ?? 0,
      payments: holdings.payments ?? 0,
    },
    suggestions: await suggestionsFor(
      db,
      all.map(({ email }) => email),
      known,
    ),
  }
}

/** Accepts the address of a page, or a reference as given on the phone. */
async function idOf(db: Db, typed: string) {
  const last =
    typed
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast(Boolean) ?? ''
  return (await queries.findByReference(db, last.toUpperCase()))?.id ?? last
}

const refuseUnknown = (error: unknown) => {
  if (error instanceof AppError && error.code === 'not-found')
    throw invalid('other', 'No such request, message or account was found.')
  throw error
}

export const joinPersons = (db: Db, { id, other }: JoinInput) =>
  db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, id)
    const joining = await findPerson(trx, await idOf(trx, other)).catch(refuseUnknown)
    if (person.key === joining.key) throw conflict('These are already merged.', 'other')
    const personId = person.personId ?? newId()
    const members = [...(person.personId ? [] : person.members), ...joining.members]
    const undo = await applyMoves(
      trx,
      members.map((member) => ({ ...member, person: personId })),
    )
    return { _id: personId, undo }
  })

/** A request of a joined account becomes a person of its own; everything else returns to where it was. */
export const separateMember = (db: Db, member: Member) =>
  db.transaction().execute(async (trx) => {
    const { members } = await findPerson(trx, member.id)
    const sender = member.kind === 'account' ? undefined : await senderOf(trx, member.kind, member.id)
    const isOfAccount = members.some(({ kind, id }) => kind === 'account' && id === sender?.uid)
    const person = isOfAccount ? newId() : null
    return { _id: person ?? member.id, undo: await applyMoves(trx, [{ ...member, person }]) }
  })

export const undoMoves = (db: Db, moves: Move[]) =>
  db
    .transaction()
    .execute((trx) => applyMoves(trx, moves))
    .catch((error: unknown) => {
      throw violates(error, 'foreign-key') ? notFound('person') : error
    })
