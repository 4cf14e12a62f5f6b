import { encode } from 'uqr'
import { formatLongDate } from '../../../contract/shape/dates.ts'
import { wayNames } from '../../../contract/shape/payment-way.ts'
import type { SheetPage } from '../../../contract/shape/sheet.ts'
import type { Db } from '../../../db/open.ts'
import { currentLanguage } from '../../../language/current.ts'
import { addressIn } from '../../../language/languages.ts'
import { t } from '../../../language/t.ts'
import { bookingOfKey } from '../../booking/booking-state/booking-key.ts'
import { findPaper } from './find-paper.ts'

type Found = Awaited<ReturnType<typeof findPaper>>

const paidWith = (way: keyof typeof wayNames, at: string, transactionId: string | null) =>
  [formatLongDate(at), t(wayNames[way]), transactionId].filter(Boolean).join(', ')

/** What has arrived by now. */
function stampOf({ paper, standing: { payments } }: Found): SheetPage['stamp'] {
  if (paper.kind === 'offer') return null
  if (paper.kind === 'receipt')
    return { title: t('Paid'), detail: paidWith(paper.way, paper.paidAt, paper.transactionId) }
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const isWhole = paid >= paper.total
  if (paid <= 0 || (!isWhole && (paper.advance === 0 || paid < paper.advance))) return null
  const last = payments.findLast(({ amount }) => amount > 0)
  return {
    title: isWhole ? t('Paid') : t('Advance paid'),
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

/** The address of the page itself, for whoever has it on paper. */
function codeOf(address: string) {
  const { data } = encode(address, { ecc: 'L', border: 0 })
  return data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
}

interface Asked {
  reference: string
  key: string
  id: string
  publicUrl: string
}

/** A paper of the client's own booking, in the language of the page that asks. */
export async function readSheetPage(db: Db, { reference, key, id, publicUrl }: Asked): Promise<SheetPage> {
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
