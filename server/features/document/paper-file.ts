import type { Db } from '../../../db/open.ts'
import { printSheet } from '../../documents/print-paper.ts'
import { inLanguage } from '../../http/language.ts'
import { findPaper } from './find-paper.ts'

type Paper = Awaited<ReturnType<typeof findPaper>>

/** Printed when somebody asks for it first, and kept: a later version of the software prints it no other way. */
async function fileOf(db: Db, { name, language, sheet }: Paper) {
  const read = () => db.selectFrom('paper_file').select('pdf').where('name', '=', name).executeTakeFirst()
  let row = await read()
  if (!row) {
    const pdf = await inLanguage(language, async () => printSheet(sheet()))
    await db
      .insertInto('paper_file')
      .values({ name, pdf: pdf.toString('base64'), created_at: new Date().toISOString() })
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
