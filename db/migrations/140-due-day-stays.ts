import type { Migration } from './migration.ts'
import { refuseChanges } from './refuse-changes.ts'

/** The day on which the balance is due is part of what was sent, as the prices are. */
export const dueDayStays: Migration = (db, types) =>
  refuseChanges(db, types.engine, {
    table: 'offer',
    name: 'offer_due_day_stays',
    columns: ['balance_due_on'],
    when: `old.status <> 'draft'`,
  })
