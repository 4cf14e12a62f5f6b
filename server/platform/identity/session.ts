import type { Role, Viewer } from '../../../contract/shape/identity.ts'
import type { Db } from '../../../db/open.ts'
import { findAccountOfSession } from './session.queries.ts'

/** Somebody who is signed in, and the session by which they are. */
export interface Session {
  id: string
  viewer: Viewer
}

interface Account {
  id: string
  email: string
  name: string
  image?: string | null
  role: Role
}

export const toViewer = ({ id, email, name, image, role }: Account): Viewer => ({
  uid: id,
  email,
  displayName: name,
  photoURL: image ?? '',
  role,
})

/** Whose session it is, as the account is now; null once it has ended, in whichever process that was. */
export async function viewerOfSession(db: Db, { id, viewer }: Session): Promise<Viewer | null> {
  const account = await findAccountOfSession(db, id, viewer.uid)
  return account ? toViewer(account) : null
}
