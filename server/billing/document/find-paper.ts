import type { OfferPaper } from '../../../contract/billing/client-offer.ts'
import type { DocumentPaper } from '../../../contract/billing/document.ts'
import type { Sheet } from '../../../contract/shape/sheet.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { findOffer } from '../offer/offer.queries.ts'
import { findDocument } from './document.queries.ts'
import { readStanding, type Standing } from './standing.ts'
import { documentSheet, offerSheet } from './to-sheet.ts'

interface Found {
  bookingId: string
  /** Of the file that people get. */
  fileName: string
  /** Written in the language that is current when it is called. */
  sheet: () => Sheet
  language: OfferPaper['language']
  cancelled: boolean
  standing: Standing
  paper: DocumentPaper | ({ kind: 'offer' } & OfferPaper)
}

/** An offer that was sent, an invoice or a receipt; of one booking alone, where one is named. */
export async function findPaper(db: Db, id: string, bookingId?: string): Promise<Found> {
  const found = (await paperOfDocument(db, id)) ?? (await paperOfOffer(db, id))
  if (!found || (bookingId !== undefined && found.bookingId !== bookingId)) throw notFound('document')
  return found
}

async function paperOfDocument(db: Db, id: string): Promise<Found | undefined> {
  const document = await findDocument(db, id)
  if (!document) return undefined
  const paper = JSON.parse(document.paper) as DocumentPaper
  const standing = await readStanding(db, document.booking_id)
  return {
    bookingId: document.booking_id,
    fileName: `${document.number}.pdf`,
    sheet: () => documentSheet(paper, document.cancelled_at, standing),
    language: paper.language,
    cancelled: document.cancelled_at !== null,
    standing,
    paper,
  }
}

async function paperOfOffer(db: Db, id: string): Promise<Found | undefined> {
  const offer = await findOffer(db, id)
  if (!offer?.paper) return undefined
  const paper = JSON.parse(offer.paper) as OfferPaper
  const standing = await readStanding(db, offer.booking_id)
  return {
    bookingId: offer.booking_id,
    fileName: `${paper.reference}-${paper.version}.pdf`,
    sheet: () => offerSheet(paper, standing),
    language: paper.language,
    cancelled: false,
    standing,
    paper: { kind: 'offer', ...paper },
  }
}
