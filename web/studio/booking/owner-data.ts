import { api } from '../../../contract/api.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import type { Note, NoteInput } from '../../../contract/booking/note.ts'
import type { Person } from '../../../contract/people/person.ts'
import type { ReplyTemplate } from '../../../contract/booking/reply-template.ts'
import type { Call } from '../../lib/api.ts'
import { signedCall } from '../../lib/signed-call.ts'

interface OwnerData {
  note: Note
  person: Person
  templates: ReplyTemplate[]
}

/** Loads what only the owner sees of a booking or a message. */
export async function loadOwnerData(
  call: Call,
  viewer: Viewer | null,
  id: string,
  readNote: () => Promise<{ data: Note }>,
): Promise<OwnerData | null> {
  if (viewer?.role !== 'owner') return null
  const [note, templates, person] = await Promise.all([
    readNote(),
    call(api.replyTemplate.list),
    call(api.person.one, { params: { id } }),
  ])
  return { note: note.data, templates: templates.data, person: person.data }
}

/** Adds the functions that reload and save the notes. */
export const toOwnerParts = (
  { note, templates, person }: OwnerData,
  read: typeof api.note.ofBooking | typeof api.note.ofMessage,
  write: typeof api.note.saveOfBooking | typeof api.note.saveOfMessage,
  id: string,
) => ({
  templates,
  person,
  notes: {
    note,
    load: async () => (await signedCall(read, { params: { id } })).data,
    save: (body: NoteInput) => signedCall(write, { params: { id }, body }),
  },
})
