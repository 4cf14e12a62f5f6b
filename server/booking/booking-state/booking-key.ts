import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { sharedSecret } from '../../platform/settings/setting-row.ts'
import { type BookingRow, findByReference, findKeyFields } from './booking-row.queries.ts'

type KeyFields = Pick<BookingRow, 'id' | 'key_version'>

/** The secret in the client's link, which opens only this booking. It is derived when needed and never stored. */
async function keyOf(db: Db, { id, key_version }: KeyFields) {
  const secret = await sharedSecret(db, 'booking-secret')
  return createHmac('sha256', secret).update(`${id} ${key_version}`).digest('base64url')
}

async function isKeyOf(db: Db, row: KeyFields, key: string) {
  const [known, given] = [Buffer.from(await keyOf(db, row)), Buffer.from(key)]
  return known.length === given.length && timingSafeEqual(known, given)
}

/** The booking that a client's link opens. The error does not reveal whether the reference or the key was wrong. */
export async function bookingOfKey(db: Db, reference: string, key: string): Promise<BookingRow> {
  const row = await findByReference(db, reference)
  if (!row || !(await isKeyOf(db, row, key))) throw notFound('booking request')
  return row
}

/** The key of a booking, for a mail that is being sent. */
export async function keyOfBooking(db: Db, id: string) {
  const row = await findKeyFields(db, id)
  return row ? keyOf(db, row) : ''
}
