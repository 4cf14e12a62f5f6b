import type { Db } from '../../../db/open.ts'
import { takeTurn } from '../../../db/turn.ts'
import { notFound } from '../../errors.ts'
import { ranksAfterMove } from '../../lists/ranks-after-move.ts'
import { inOrder } from './service.queries.ts'

/** A move is no change of a service's own fields. */
export const moveService = (db: Db, id: string, place: number) =>
  db.transaction().execute(async (trx) => {
    await takeTurn(trx, 'services')
    const rows = await inOrder(trx.selectFrom('service').select(['id', 'rank'])).execute()
    const changes = ranksAfterMove(rows, id, place)
    if (!changes) throw notFound('service')
    for (const change of changes)
      await trx.updateTable('service').set({ rank: change.rank }).where('id', '=', change.id).execute()
  })
