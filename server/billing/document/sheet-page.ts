import { encode } from 'uqr'
import { formatLongDate } from '../../../contract/shape/dates.ts'
import { wayNames } from '../../../contract/shape/payment-way.ts'
import type { SheetPage } from '../../../contract/shape/sheet.ts'
import type { Db } from '../../../db/open.ts'
import { currentLanguage } from '../../../language/current.ts'
import { addressIn } from '../../../language/languages.ts'
import { t } from '../../../language/t.ts'
import { bookingOfKey } from '../../booking/booking-state/booking-key.ts'
import { findPaper, type FoundPaper } from './find-paper.ts'

const paidWith = (way: keyof typeof wayNames, at: string, transactionId: string | null) =>
  [formatLongDate(at), t(wayNames[way]), transactionId].filter(Boolean).join(', ')

/** The stamp of what has been paid so far. */
function stampOf({ paper, context: { payments } }: FoundPaper): SheetPage['stamp'] {
  if (paper.kind === 'offer') return null
  if (paper.kind === 'receipt')
    return { title: t('Paid'), detail: paidWith(paper.way, paper.paidAt, paper.transactionId) }
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const isFullyPaid = paid >= paper.total
  if (paid <= 0 || (!isFullyPaid && (paper.advance === 0 || paid < paper.advance))) return null
  const last = payments.findLast(({ amount }) => amount > 0)
  return {
    title: isFullyPaid ? t('Paid') : t('Advance paid'),
    detail: last ? paidWith(last.way, last.paidAt, last.transactionId) : '',
  }
}

const advice = {
  offer: () => ({
    title: t('How to accept'),
    text: t('Accept the offer on your booking page. Once the advance has arrived, the day is yours.'),
  }),
  invoice: () => ({
    title: t('On your page'),
    text: t('Pay on your booking page, or enter the TrxID there if you have sent the money yourself.'),
  }),
  receipt: () => ({
    title: t('Thank you'),
    text: t('Please keep this receipt. You can always find it on your booking page.'),
  }),
}

/** A QR code with the address of the page, for the printed paper. */
function codeOf(address: string) {
  const { data } = encode(address, { ecc: 'L', border: 0 })
  return data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
}

interface PaperRequest {
  reference: string
  key: string
  id: string
  publicUrl: string
}

/** A paper of the client's own booking, in the language of the requesting page. */
export async function readSheetPage(
  db: Db,
  { reference, key, id, publicUrl }: PaperRequest,
): Promise<SheetPage> {
  const booking = await bookingOfKey(db, reference, key)
  const found = await findPaper(db, id, booking.id)
  const path = `/booking/${booking.reference}/paper/${id}?${new URLSearchParams({ key })}`
  return {
    sheet: { ...found.sheet(), language: currentLanguage() },
    stamp: found.cancelled ? null : stampOf(found),
    advice: advice[found.paper.kind](),
    code: codeOf(new URL(addressIn(currentLanguage(), path), publicUrl).href),
  }
}
