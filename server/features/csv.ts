export const exportBatch = 500

/** Programs that calculate take these for the start of a formula, also as the wide signs of East Asian keyboards. */
const formula = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r]/

/** What strangers typed is text and never a formula: an apostrophe in front says so. */
const cell = (value: string) => {
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n;]|^'/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (values: string[]) => `${values.map(cell).join(',')}\r\n`

/** Without this sign at the start Excel takes Bangla for something else. */
const byteOrderMark = '\ufeff'

interface Sheet<Row> {
  /** The rows after one, or the first ones. */
  next: (afterId: string | undefined) => Promise<Row[]>
  columns: [head: string, value: (row: Row) => string][]
}

/** A sheet for other programs, written batch by batch: it never lies in memory as a whole. */
export async function* csvOf<Row extends { id: string }>({ next, columns }: Sheet<Row>) {
  yield byteOrderMark + line(columns.map(([head]) => head))
  for (let rows = await next(undefined); rows.length > 0; rows = await next(rows.at(-1)!.id)) {
    yield rows.map((row) => line(columns.map(([, value]) => value(row)))).join('')
  }
}
