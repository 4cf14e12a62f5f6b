import { v7 } from 'uuid'

/** Ids sort by the time they were made, so insertion order is the order of ids. */
export const newId = (at?: string) => (at ? v7({ msecs: Date.parse(at) }) : v7())
