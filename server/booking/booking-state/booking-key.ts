import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { sharedSecret } from '../../platform/settings/setting-row.ts'
import { type BookingRow, findByReference, findKeyed } from './booking-row.queries.ts'

type Keyed = Pick<BookingRow, 'id' | 'key_version'>

/** The secret in the client's link. It is made again for each mail and stored nowhere, and opens this booking alone. */
async function keyOf(db: Db, { id, key_version }: Keyed) {
  const secret = await sharedSecret(db, 'booking-secret')
  return createHmac('sha256', secret).update(`${id} ${key_version}`).digest('base64url')
}

async function isKeyOf(db: Db, row: Keyed, key: string) {
  const [known, given] = [Buffer.from(await keyOf(db, row)), Buffer.from(key)]
  return known.length === given.length && timingSafeEqual(known, given)
}

/** The booking that a client's link opens; nobody learns whether the reference or the key was wrong. */
export async function bookingOfKey(db: Db, reference: string, key: string): Promise<BookingRow> {
  const row = await findByReference(db, reference)
  if (!row || !(await isKeyOf(db, row, key))) throw notFound('booking request')
  return row
}

/** For the mail that is about to leave. */
export async function keyOfBooking(db: Db, id: string) {
  const row = await findKeyed(db, id)
  return row ? keyOf(db, row) : ''
}
