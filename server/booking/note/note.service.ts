import type { Note, NoteInput } from '../../../contract/booking/note.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import type { RequestRef } from '../request/request.ts'
import * as queries from './note.queries.ts'

export async function readNote(db: Db, about: RequestRef): Promise<Note> {
  const row = await queries.findNote(db, about)
  return { body: row?.body ?? '', version: row?.updated_at ?? null }
}

async function store(db: Db, about: RequestRef, { body, version }: NoteInput) {
  const changed = version !== null && (await queries.updateNote(db, about, body, version))
  if (changed) return changed
  // With a version, the note was changed meanwhile; without, there was none.
  return version ? undefined : queries.insertNote(db, about, body)
}

/** Returns the new version. */
export async function saveNote(db: Db, about: RequestRef, input: NoteInput) {
  const saved = await store(db, about, input).catch((error: unknown) => {
    if (violates(error, 'foreign-key')) throw notFound('bookingId' in about ? 'booking request' : 'message')
    throw error
  })
  if (saved) return saved.updated_at
  throw conflict('These notes were changed somewhere else since you opened them. Nothing was overwritten.')
}
