import type { Db } from '../../../db/open.ts'
import { printSheet } from '../../documents/print-paper.ts'
import { inLanguage } from '../../http/language.ts'
import { sha256 } from '../offer/offer-paper.ts'
import { findPaper } from './find-paper.ts'

type Paper = Awaited<ReturnType<typeof findPaper>>

/** Printed when somebody asks for it first, and kept under the hash of all that it says: the same words are printed once. */
async function fileOf(db: Db, { bookingId, language, sheet }: Paper) {
  const words = await inLanguage(language, async () => sheet())
  const name = sha256(JSON.stringify(words))
  const read = () => db.selectFrom('paper_file').select('pdf').where('name', '=', name).executeTakeFirst()
  let row = await read()
  if (!row) {
    await db
      .insertInto('paper_file')
      .values({
        name,
        booking_id: bookingId,
        pdf: printSheet(words).toString('base64'),
        created_at: new Date().toISOString(),
      })
      .onConflict((c) => c.column('name').doNothing())
      .execute()
    row = (await read())!
  }
  return Buffer.from(row.pdf, 'base64')
}

/** The same beside a mail. */
export async function readMailFile(db: Db, id: string) {
  const paper = await findPaper(db, id)
  return { fileName: paper.fileName, content: await fileOf(db, paper) }
}

/** An offer that was sent, an invoice or a receipt as a file; of one booking alone, where one is named. */
export async function readPaperFile(db: Db, id: string, bookingId?: string) {
  const paper = await findPaper(db, id, bookingId)
  const pdf = await fileOf(db, paper)
  return {
    fileName: paper.fileName,
    bytes: pdf.length,
    content: (async function* () {
      yield pdf
    })(),
  }
}
