import type { OfferPaper } from '../../../contract/client-offer.ts'
import type { DocumentPaper } from '../../../contract/document.ts'
import type { Db } from '../../../db/open.ts'
import { printSheet, type Sheet } from '../../documents/print-paper.ts'
import { notFound } from '../../errors.ts'
import { inLanguage } from '../../http/language.ts'
import { findOffer } from '../offer/offer.queries.ts'
import { findDocument } from './document.queries.ts'
import { documentSheet, offerSheet } from './to-sheet.ts'

interface Paper {
  bookingId: string
  /** Of the file that people get. */
  fileName: string
  /** Of what it says: the same words are printed once. */
  name: string
  sheet: () => Sheet
  language: OfferPaper['language']
}

async function findPaper(db: Db, id: string): Promise<Paper | undefined> {
  const document = await findDocument(db, id)
  if (document) {
    const paper = JSON.parse(document.paper) as DocumentPaper
    return {
      bookingId: document.booking_id,
      fileName: `${document.number}.pdf`,
      name: document.cancelled_at ? `${document.sha256}-cancelled` : document.sha256,
      sheet: () => documentSheet(paper, document.cancelled_at),
      language: paper.language,
    }
  }
  const offer = await findOffer(db, id)
  if (!offer?.paper) return undefined
  const paper = JSON.parse(offer.paper) as OfferPaper
  return {
    bookingId: offer.booking_id,
    fileName: `${paper.reference}-${paper.version}.pdf`,
    name: offer.sha256!,
    sheet: () => offerSheet(paper),
    language: paper.language,
  }
}

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

/** An offer that was sent, an invoice or a receipt as a file; of one booking alone, where one is named. */
export async function readPaperFile(db: Db, id: string, bookingId?: string) {
  const paper = await findPaper(db, id)
  if (!paper || (bookingId !== undefined && paper.bookingId !== bookingId)) throw notFound('document')
  const pdf = await fileOf(db, paper)
  return {
    fileName: paper.fileName,
    bytes: pdf.length,
    content: (async function* () {
      yield pdf
    })(),
  }
}
