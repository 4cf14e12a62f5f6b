import type { Db } from '../../../db/open.ts'
import { printPaper } from '../../platform/documents/print-paper.ts'
import { inLanguage } from '../../platform/http/language.ts'
import { sha256 } from '../offer/offer-paper.ts'
import { findPaperFile, insertPaperFile } from './document.queries.ts'
import { findPaper } from './find-paper.ts'

type Paper = Awaited<ReturnType<typeof findPaper>>

/** Printed when somebody asks for it first, and kept under the hash of all that it says: the same words are printed once. */
async function fileOf(db: Db, { bookingId, language, sheet }: Paper) {
  const words = await inLanguage(language, async () => sheet())
  const name = sha256(JSON.stringify(words))
  let row = await findPaperFile(db, name)
  if (!row) {
    await insertPaperFile(db, { name, booking_id: bookingId, pdf: printPaper(words).toString('base64') })
    row = (await findPaperFile(db, name))!
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
