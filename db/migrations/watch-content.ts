import { sql, type Kysely } from 'kysely'
import type { Engine } from '../open.ts'

interface Watched {
  table: string
  /** Columns that visitors see; all if left out. */
  columns?: string[]
  /** Which rows visitors see, as a condition on `row`. */
  shown?: string
}

/** Each event with the old and new row: a row that was or is visible changes what visitors see. */
function eventsOf({ columns, shown }: Watched) {
  const when = (...sides: string[]) =>
    shown ? `when (${sides.map((side) => shown.replaceAll('row.', `${side}.`)).join(' or ')})` : ''
  return [
    { name: 'insert', event: 'insert', when: when('new') },
    {
      name: 'update',
      event: columns ? `update of ${columns.join(', ')}` : 'update',
      when: when('old', 'new'),
    },
    { name: 'delete', event: 'delete', when: when('old') },
  ]
}

/** Counts up the content version with every change of a table that public pages show or that decides which days are free. */
export async function watchContent(db: Kysely<any>, engine: Engine, ...tables: Watched[]) {
  for (const watched of tables)
    for (const { name, event, when } of eventsOf(watched)) {
      const trigger = `content_${watched.table.replaceAll('"', '')}_${name} after ${event} on ${watched.table}`
      await sql
        .raw(
          engine === 'postgres'
            ? // At the end of the transaction, so that the row is not locked while others are.
              `create constraint trigger ${trigger} deferrable initially deferred
              for each row ${when} execute function content_changed()`
            : `create trigger ${trigger} ${when} begin update content_version set number = number + 1; end`,
        )
        .execute(db)
    }
}
