import { encode } from 'uqr'
import { formatLongDate } from '../../../contract/dates.ts'
import { wayNames } from '../../../contract/payment-words.ts'
import type { SheetPage } from '../../../contract/sheet.ts'
import type { Db } from '../../../db/open.ts'
import { currentLanguage } from '../../../language/current.ts'
import { addressIn } from '../../../language/languages.ts'
import { t } from '../../../language/t.ts'
import { readStudio } from '../../site/studio.queries.ts'
import { bookingOfKey } from '../booking-state/booking-key.ts'
import { listEntries, readBalance } from '../payment/payment.queries.ts'
import { waysByHand } from '../payment/ways-by-hand.ts'
import { findPaper } from './find-paper.ts'

type Paper = Awaited<ReturnType<typeof findPaper>>['paper']

const paidWith = (way: keyof typeof wayNames, at: string, transactionId: string | null) =>
  [formatLongDate(at), t(wayNames[way]), transactionId].filter(Boolean).join(', ')

/** What has arrived by now: the ledger is asked, since a paper never changes. */
async function stampOf(db: Db, bookingId: string, paper: Paper): Promise<SheetPage['stamp']> {
  if (paper.kind === 'offer') return null
  if (paper.kind === 'receipt')
    return { title: t('Paid'), detail: paidWith(paper.way, paper.paidAt, paper.transactionId) }
  const { paid } = await readBalance(db, bookingId)
  const isWhole = paid >= paper.total
  if (paid <= 0 || (!isWhole && (paper.advance === 0 || paid < paper.advance))) return null
  const last = (await listEntries(db, bookingId)).findLast(
    (one) => one.kind === 'payment' && !one.reversal_id,
  )
  return {
    title: isWhole ? t('Paid') : t('Advance paid'),
    detail: last ? paidWith(last.way, last.paid_at, last.transaction_id) : '',
  }
}

const advice = {
  offer: () => ({
    title: t('How to accept'),
    text: t('Accept the offer on the page of your booking. Once the advance has arrived, the day is yours.'),
  }),
  invoice: () => ({
    title: t('How to pay'),
    text: t('Pay on the page of your booking, or send it by hand and write the TrxID there.'),
  }),
  receipt: () => ({
    title: t('Thank you'),
    text: t('Keep this paper. The same receipt is always on the page of your booking.'),
  }),
}

async function handRows(db: Db, paper: Paper): Promise<SheetPage['byHand']> {
  if (paper.kind !== 'invoice') return []
  const ways = waysByHand((await readStudio(db)).payments).filter(({ way }) => way !== 'cash')
  return ways.length === 0
    ? []
    : [
        ...ways.map(({ way, to }): [string, string] => [t(wayNames[way]), to]),
        [t('Reference'), paper.reference],
      ]
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
  const { sheet, cancelled, paper } = await findPaper(db, id, booking.id)
  const path = `/booking/${booking.reference}/paper/${id}?${new URLSearchParams({ key })}`
  return {
    sheet: { ...sheet(), language: currentLanguage() },
    stamp: cancelled ? null : await stampOf(db, booking.id, paper),
    advice: advice[paper.kind](),
    byHand: cancelled ? [] : await handRows(db, paper),
    code: codeOf(new URL(addressIn(currentLanguage(), path), publicUrl).href),
  }
}
