import type { Db } from './open.ts'

/**
 * Lets those who change a whole list or the calendar do so one at a time, until the transaction ends. Those who come in
 * the same moment would otherwise wait for each other in a circle, until the database ends one of them.
 */
export const takeTurn = (trx: Db, at: 'calendar' | 'galleries' | 'services' | 'work') =>
  trx
    .insertInto('setting')
    .values({ name: `${at}-turn`, value: '' })
    .onConflict((c) => c.column('name').doUpdateSet({ value: '' }))
    .execute()
