import type { Db } from '../../../db/open.ts'
import { notFound } from '../../errors.ts'
import { inOrder } from './service.queries.ts'

/**
 * Every service gets a rank with the first move, so that those which were never moved keep the places they had; from
 * then on only the rows between the two places are written. A move is no change of a service's own fields.
 */
export const moveService = (db: Db, id: string, place: number) =>
  db.transaction().execute(async (trx) => {
    const rows = await inOrder(trx.selectFrom('service').select(['id', 'rank'])).execute()
    const moved = rows.find((row) => row.id === id)
    if (!moved) throw notFound('service')
    const order = rows.filter((row) => row !== moved).toSpliced(place - 1, 0, moved)
    for (const [index, row] of order.entries()) {
      const rank = order.length - index
      if (row.rank !== rank) await trx.updateTable('service').set({ rank }).where('id', '=', row.id).execute()
    }
  })
