import { stringify, type Options } from 'csv-stringify/sync'
import { wallClock } from '../../../language/dhaka.ts'

export const exportBatch = 500

/** Programs that calculate take these for the start of a formula, also as the wide signs of East Asian keyboards. */
const formula = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r]/

const format: Options = {
  record_delimiter: 'windows',
  // An apostrophe in front says that what strangers typed is text. The library's own guard overlooks a sign after spaces.
  cast: { string: (value) => (formula.test(value) ? `'${value}` : value) },
  // Excel separates by semicolons where the decimal sign is a comma.
  quoted_match: [';', /^'/],
}

/** A moment as the studio's clocks showed it, in the form that spreadsheets take for a date: what came in at 2 AM is of that day. */
export const cellOfMoment = (moment: string) => wallClock(new Date(moment)).replace('T', ' ')

interface Sheet<Row> {
  /** The rows after one, or the first ones. */
  next: (afterId: string | undefined) => Promise<Row[]>
  columns: [head: string, value: (row: Row) => string][]
}

/** A sheet for other programs, written batch by batch: it never lies in memory as a whole. */
export async function* csvOf<Row extends { id: string }>({ next, columns }: Sheet<Row>) {
  // Without the byte order mark Excel takes Bangla for something else.
  yield stringify([columns.map(([head]) => head)], { ...format, bom: true })
  for (let rows = await next(undefined); rows.length > 0; rows = await next(rows.at(-1)!.id)) {
    yield stringify(
      rows.map((row) => columns.map(([, value]) => value(row))),
      format,
    )
  }
}
