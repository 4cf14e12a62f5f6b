import { createHash } from 'node:crypto'
import type { Db } from '../../../db/open.ts'
import { countAttempt } from '../spam/attempt.queries.ts'
import { mailboxOf } from './mailbox.ts'

const hour = 3_600_000

/** How many mails that anybody can set off a mailbox gets within a time, whoever asks and from wherever. */
const limits = {
  /** Of both forms together. */
  confirmation: { most: 5, windowMs: 24 * hour },
  reset: { most: 5, windowMs: hour },
  review: { most: 10, windowMs: hour },
  /** To the page of a booking. */
  link: { most: 3, windowMs: hour },
}

/** Counted in the transaction of the mail, so that requests at the same moment cannot pass together. */
export async function mayMail(db: Db, limit: keyof typeof limits, address: string) {
  const { most, windowMs } = limits[limit]
  // Nobody needs to read there who got mails.
  const mailbox = createHash('sha256').update(mailboxOf(address)).digest('base64url')
  const { count } = await countAttempt(db, `${limit} to ${mailbox}`, windowMs)
  return count <= most
}
