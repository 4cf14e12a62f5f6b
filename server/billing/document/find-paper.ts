import type { OfferPaper } from '../../../contract/billing/client-offer.ts'
import type { DocumentPaper } from '../../../contract/billing/document.ts'
import type { Sheet } from '../../../contract/shape/sheet.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { findOffer } from '../offer/offer.queries.ts'
import { findDocument } from './document.queries.ts'
import { readPaperContext, type PaperContext } from './paper-context.ts'
import { documentSheet, offerSheet } from './to-sheet.ts'

export interface FoundPaper {
  bookingId: string
  /** The name of its PDF file. */
  fileName: string
  /** Written in the language that is current when it is called. */
  sheet: () => Sheet
  language: OfferPaper['language']
  cancelled: boolean
  context: PaperContext
  paper: DocumentPaper | ({ kind: 'offer' } & OfferPaper)
}

/** A sent offer, an invoice or a receipt. With `bookingId`, only one of that booking. */
export async function findPaper(db: Db, id: string, bookingId?: string): Promise<FoundPaper> {
  const found = (await paperOfDocument(db, id)) ?? (await paperOfOffer(db, id))
  if (!found || (bookingId !== undefined && found.bookingId !== bookingId)) throw notFound('document')
  return found
}

async function paperOfDocument(db: Db, id: string): Promise<FoundPaper | undefined> {
  const document = await findDocument(db, id)
  if (!document) return undefined
  const paper = JSON.parse(document.paper) as DocumentPaper
  const context = await readPaperContext(db, document.booking_id)
  return {
    bookingId: document.booking_id,
    fileName: `${document.number}.pdf`,
    sheet: () => documentSheet(paper, document.cancelled_at, context),
    language: paper.language,
    cancelled: document.cancelled_at !== null,
    context,
    paper,
  }
}

async function paperOfOffer(db: Db, id: string): Promise<FoundPaper | undefined> {
  const offer = await findOffer(db, id)
  if (!offer?.paper) return undefined
  const paper = JSON.parse(offer.paper) as OfferPaper
  const context = await readPaperContext(db, offer.booking_id)
  return {
    bookingId: offer.booking_id,
    fileName: `${paper.reference}-${paper.version}.pdf`,
    sheet: () => offerSheet(paper, context),
    language: paper.language,
    cancelled: false,
    context,
    paper: { kind: 'offer', ...paper },
  }
}
