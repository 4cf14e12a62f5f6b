import type { Db } from '../../../db/open.ts'
import { printPaper } from '../../platform/documents/print-paper.ts'
import { inLanguage } from '../../platform/http/language.ts'
import { sha256 } from '../offer/offer-paper.ts'
import { findPaperFile, insertPaperFile } from './document.queries.ts'
import { findPaper, type FoundPaper } from './find-paper.ts'

/** Prints a paper on the first request and stores it by the hash of its content, so that the same content is printed once. */
async function fileOf(db: Db, { bookingId, language, sheet }: FoundPaper) {
  const content = await inLanguage(language, async () => sheet())
  const name = sha256(JSON.stringify(content))
  let row = await findPaperFile(db, name)
  if (!row) {
    await insertPaperFile(db, { name, booking_id: bookingId, pdf: printPaper(content).toString('base64') })
    row = (await findPaperFile(db, name))!
  }
  return Buffer.from(row.pdf, 'base64')
}

/** A paper as the attachment of a mail. */
export async function readMailFile(db: Db, id: string) {
  const paper = await findPaper(db, id)
  return { fileName: paper.fileName, content: await fileOf(db, paper) }
}

/** A sent offer, an invoice or a receipt as a PDF. With `bookingId`, only one of that booking. */
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
