import type { Viewer } from '../../../contract/shape/identity.ts'
import { translated } from '../../../language/t.ts'
import type { SpamVerdict } from '../../platform/spam/spam-guard.ts'

/** Whose bookings and messages a query may touch: one person's, or everyone's for the owner. */
export type Scope = { uid: string } | 'everyone'

export const scopeOf = (viewer: Viewer): Scope => (viewer.role === 'owner' ? 'everyone' : { uid: viewer.uid })

/** A booking or a message. */
export type RequestRef = { bookingId: string } | { messageId: string }

/** The column that refers to it, and its id. */
export const columnOf = (about: RequestRef) =>
  'bookingId' in about
    ? ({ column: 'booking_id', id: about.bookingId } as const)
    : ({ column: 'message_id', id: about.messageId } as const)

export const spamColumns = ({ isSpam, signs }: SpamVerdict) => ({
  spam: isSpam,
  spam_signs: signs.join('\n'),
})

/** Only for the owner: a person whose request was marked as spam by mistake must not see it. */
export const spamSignsFor = (scope: Scope, { spam, spam_signs }: { spam: boolean; spam_signs: string }) =>
  scope === 'everyone' && spam ? spam_signs.split('\n').map(translated) : []
