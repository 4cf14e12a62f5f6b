import type { Db } from '../../../db/open.ts'
import { takeTurn } from '../../../db/transactions.ts'
import { notFound } from '../../platform/http/errors.ts'
import { ranksAfterMove } from '../../platform/lists/ranks-after-move.ts'
import { listRanks, updateRank } from './service.queries.ts'

export const moveService = (db: Db, id: string, place: number) =>
  db.transaction().execute(async (trx) => {
    await takeTurn(trx, 'services')
    const rows = await listRanks(trx)
    const changes = ranksAfterMove(rows, id, place)
    if (!changes) throw notFound('service')
    for (const { id, rank } of changes) await updateRank(trx, id, rank)
  })
