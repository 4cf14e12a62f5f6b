import { plainPhone } from '../../../contract/shape/phone.ts'
import type { RequestFilter } from '../../../contract/shape/paging.ts'
import type { Db } from '../../../db/open.ts'
import { cellOfMoment, csvOf, exportBatch } from '../request/csv.ts'
import { bookingsBefore } from './booking.queries.ts'

export const exportBookings = (db: Db, filter: RequestFilter) =>
  csvOf({
    next: (after) => bookingsBefore(db, filter, after, exportBatch),
    columns: [
      ['Reference', (row) => row.reference],
      ['Received', (row) => cellOfMoment(row.created_at)],
      ['Name', (row) => row.name],
      ['Email', (row) => row.email],
      ['Phone', (row) => plainPhone(row.phone)],
      ['Interest', (row) => row.service_title],
      ['Event date', (row) => row.event_date],
      ['Address', (row) => row.address],
      ['Status', (row) => (row.resolved ? 'Solved' : 'Pending')],
    ],
  })
