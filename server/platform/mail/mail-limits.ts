import { createHash } from 'node:crypto'
import type { Db } from '../../../db/open.ts'
import { countAttempt } from '../spam/attempt.queries.ts'

const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/** The same text for every spelling of one mailbox: ignores capitals, +tags and Gmail's dots. */
export function mailboxOf(address: string) {
  const lowercase = address.trim().toLowerCase()
  const end = lowercase.lastIndexOf('@')
  const [name = ''] = lowercase.slice(0, end).split('+', 1)
  const host = lowercase.slice(end + 1)
  return ignoresDots.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

const hour = 3_600_000

/** How many mails of each kind one mailbox may get within a time. Any visitor can cause these mails. */
const limits = {
  /** Of both forms together: booking and message. */
  confirmation: { most: 5, windowMs: 24 * hour },
  reset: { most: 5, windowMs: hour },
  review: { most: 10, windowMs: hour },
  /** The link to the page of a booking. */
  link: { most: 3, windowMs: hour },
}

/** Counts in the transaction of the mail, so that concurrent requests cannot all pass. */
export async function mayMail(db: Db, limit: keyof typeof limits, address: string) {
  const { most, windowMs } = limits[limit]
  // Hashed, so that the counts do not show who got mails.
  const mailbox = createHash('sha256').update(mailboxOf(address)).digest('base64url')
  const { count } = await countAttempt(db, `${limit} to ${mailbox}`, windowMs)
  return count <= most
}
