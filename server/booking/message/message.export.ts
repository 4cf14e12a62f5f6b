import type { RequestFilter } from '../../../contract/shape/paging.ts'
import type { Db } from '../../../db/open.ts'
import { cellOfMoment, csvOf, exportBatch } from '../request/csv.ts'
import { messagesBefore } from './message.queries.ts'

export const exportMessages = (db: Db, filter: RequestFilter) =>
  csvOf({
    next: (after) => messagesBefore(db, filter, after, exportBatch),
    columns: [
      ['Received', (row) => cellOfMoment(row.created_at)],
      ['Name', (row) => row.name],
      ['Email', (row) => row.email],
      ['Subject', (row) => row.subject],
      ['Message', (row) => row.message],
      ['Status', (row) => (row.resolved ? 'Solved' : 'Pending')],
    ],
  })
