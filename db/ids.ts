import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'

/** Ids sort by the time they were made, so insertion order is the order of ids. */
export const newId = (at?: string) => (at ? v7({ msecs: Date.parse(at) }) : v7())

/** Without letters and digits that are taken for each other on paper or on the phone. */
const plainSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const referenceLength = 6

/** 'AL-7K3F9Q': what a person names a booking by. Whoever stores one makes sure that it is the only one. */
export const newReference = (prefix = 'AL') =>
  `${prefix}-${Array.from({ length: referenceLength }, () => plainSigns[randomInt(plainSigns.length)]).join('')}`
