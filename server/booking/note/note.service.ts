import type { Note, NoteInput } from '../../../contract/booking/note.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import type { About } from '../request/about.ts'
import * as queries from './note.queries.ts'

export async function readNote(db: Db, about: About): Promise<Note> {
  const row = await queries.findNote(db, about)
  return { body: row?.body ?? '', version: row?.updated_at ?? null }
}

async function store(db: Db, about: About, { body, version }: NoteInput) {
  const changed = version !== null && (await queries.updateNote(db, about, body, version))
  if (changed) return changed
  // There was none when the form was opened, or nobody cares whether there was.
  return version ? undefined : queries.insertNote(db, about, body)
}

/** Tells which version it made. */
export async function saveNote(db: Db, about: About, input: NoteInput) {
  const saved = await store(db, about, input).catch((error: unknown) => {
    if (violates(error, 'foreign-key')) throw notFound('bookingId' in about ? 'booking request' : 'message')
    throw error
  })
  if (saved) return saved.updated_at
  throw conflict('These notes were changed somewhere else since you opened them. Nothing was overwritten.')
}
