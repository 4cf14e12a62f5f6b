import type { Role, Viewer } from '../../contract/identity.ts'
import type { Db } from '../../db/open.ts'

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
  const account = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['user.id', 'user.email', 'user.name', 'user.image', 'user.role'])
    .where('session.id', '=', id)
    .where('session.userId', '=', viewer.uid)
    .where('session.expiresAt', '>', new Date().toISOString())
    .executeTakeFirst()
  return account ? toViewer(account) : null
}

/** A password that was chosen anew ends every link that would let somebody choose another. */
export const endResetLinks = (db: Db, uid: string) =>
  db
    .deleteFrom('verification')
    .where('value', '=', uid)
    .where('identifier', 'like', 'reset-password:%')
    .execute()

/** Of the account that a link to choose a new password belongs to; undefined where there is no such link. */
export const accountOfResetLink = (db: Db, token: unknown) =>
  db
    .selectFrom('verification')
    .innerJoin('user', 'user.id', 'verification.value')
    .select(['user.role', 'user.email'])
    .where('verification.identifier', '=', `reset-password:${String(token)}`)
    .executeTakeFirst()
