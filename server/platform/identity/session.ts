import type { Role, Viewer } from '../../../contract/shape/identity.ts'
import type { Db } from '../../../db/open.ts'
import { findAccountOfSession } from './session.queries.ts'

/** A session and its viewer. */
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

/** The viewer of a session with the account's current data; null once the session has ended, in any process. */
export async function viewerOfSession(db: Db, { id, viewer }: Session): Promise<Viewer | null> {
  const account = await findAccountOfSession(db, id, viewer.uid)
  return account ? toViewer(account) : null
}
