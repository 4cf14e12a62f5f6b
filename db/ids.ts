import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'

/** Ids sort by creation time, so ordering by id is ordering by insertion. */
export const newId = (at?: string) => (at ? v7({ msecs: Date.parse(at) }) : v7())

/** Without letters and digits that look or sound alike. */
const plainSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const referenceLength = 6

/** 'AL-7K3F9Q', the reference of a booking. The caller makes sure that it is unique. */
export const newReference = (prefix = 'AL') =>
  `${prefix}-${Array.from({ length: referenceLength }, () => plainSigns[randomInt(plainSigns.length)]).join('')}`
