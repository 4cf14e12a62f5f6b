import { stringify, type Options } from 'csv-stringify/sync'
import { wallClock } from '../../../language/dates.ts'

export const exportBatch = 500

/** Spreadsheets read these as the start of a formula, also in their full-width form. */
const formula = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r]/

const format: Options = {
  record_delimiter: 'windows',
  // An apostrophe marks a value as text. The library's own guard misses a sign after spaces.
  cast: { string: (value) => (formula.test(value) ? `'${value}` : value) },
  // Excel separates by semicolons where the decimal sign is a comma.
  quoted_match: [';', /^'/],
}

/** A moment in the studio's local time, in a form that spreadsheets read as a date. */
export const cellOfMoment = (moment: string) => wallClock(new Date(moment)).replace('T', ' ')

interface CsvSource<Row> {
  /** The next batch of rows after one, or the first batch. */
  next: (afterId: string | undefined) => Promise<Row[]>
  columns: [head: string, value: (row: Row) => string][]
}

/** Writes CSV batch by batch, so that it is never in memory as a whole. */
export async function* csvOf<Row extends { id: string }>({ next, columns }: CsvSource<Row>) {
  // Without the byte order mark, Excel misreads Bangla.
  yield stringify([columns.map(([head]) => head)], { ...format, bom: true })
  for (let rows = await next(undefined); rows.length > 0; rows = await next(rows.at(-1)!.id)) {
    yield stringify(
      rows.map((row) => columns.map(([, value]) => value(row))),
      format,
    )
  }
}
