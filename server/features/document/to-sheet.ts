import type { OfferPaper } from '../../../contract/client-offer.ts'
import { formatLongDay, formatLongMoment } from '../../../contract/dates.ts'
import type { DocumentPaper, InvoicePaper, ReceiptPaper } from '../../../contract/document.ts'
import { formatPaisa } from '../../../contract/money.ts'
import type { Sheet } from '../../../contract/sheet.ts'
import { inWords } from '../../../language/amount-words.ts'
import { localDigits } from '../../../language/numbers.ts'
import { t } from '../../../language/t.ts'
import { wayNames } from '../../../contract/payment-words.ts'

type Priced = Pick<InvoicePaper, 'lines' | 'subtotal' | 'discount' | 'total' | 'advance' | 'balance'>
type Pairs = [name: string, value: string][]

/** As the figures say it; paisa are named where there are any. */
function words(sum: number) {
  const taka = inWords(Math.floor(sum / 100))
  const paisa = sum % 100
  return paisa === 0
    ? t('In words: Taka {words} only', { words: taka })
    : t('In words: Taka {taka} and paisa {paisa} only', { taka, paisa: inWords(paisa) })
}

const whole = (address: string) => address.split('\n').filter(Boolean)

/** What all of them have. */
const headOf = ({ language, from, to }: Pick<OfferPaper, 'language' | 'from' | 'to'>) => ({
  language,
  fromLabel: t('Issued by'),
  from: [from.name, ...whole(from.address)],
  toLabel: t('For'),
  to: [to.name, ...whole(to.address)],
  columns: [t('Particulars'), t('Count'), t('Each'), t('Amount')] as Sheet['columns'],
  termsLabel: t('Terms'),
  footer: [from.name, from.email, localDigits(from.phone)].filter(Boolean),
})

const rowsOf = ({ lines }: Priced): Sheet['rows'] =>
  lines.map(({ text, detail, count, price }) => ({
    text,
    detail,
    count: localDigits(count),
    each: price === 0 ? '' : formatPaisa(price),
    amount: price === 0 ? t('included') : formatPaisa(count * price),
  }))

const sumsOf = ({ subtotal, discount, total }: Priced): Pairs =>
  discount === 0
    ? [[t('Total'), formatPaisa(total)]]
    : [
        [t('Subtotal'), formatPaisa(subtotal)],
        [t('Discount'), formatPaisa(-discount)],
        [t('Total'), formatPaisa(total)],
      ]

export const offerSheet = (paper: OfferPaper): Sheet => ({
  ...headOf(paper),
  title: t('Offer'),
  number: `${paper.reference}-${paper.version}`,
  numberLine: t('No. {number}', { number: `${paper.reference}-${paper.version}` }),
  facts: [
    [t('Date'), formatLongDay(paper.date)],
    [t('Stands until'), formatLongDay(paper.validUntil)],
    [t('Day of the shoot'), formatLongDay(paper.eventDate)],
    [t('Booking'), paper.reference],
  ],
  message: paper.message,
  rows: rowsOf(paper),
  sums: [
    ...sumsOf(paper),
    ...(paper.advance > 0 ? ([[t('Balance'), formatPaisa(paper.balance)]] as Pairs) : []),
  ],
  figure:
    paper.advance > 0
      ? { name: t('Advance'), value: formatPaisa(paper.advance) }
      : { name: t('Total'), value: formatPaisa(paper.total) },
  words: words(paper.advance || paper.total),
  cancelled: '',
  terms: paper.terms,
})

const invoiceSheet = (paper: InvoicePaper): Omit<Sheet, 'cancelled'> => ({
  ...headOf(paper),
  title: t('Invoice'),
  number: paper.number,
  numberLine: t('No. {number}', { number: paper.number }),
  facts: [
    [t('Date'), formatLongDay(paper.date)],
    ...(paper.dueOn ? ([[t('Balance due on'), formatLongDay(paper.dueOn)]] as Pairs) : []),
    [t('Day of the shoot'), formatLongDay(paper.eventDate)],
    [t('Booking'), paper.reference],
  ],
  message: '',
  rows: rowsOf(paper),
  sums: [
    ...sumsOf(paper).slice(0, -1),
    ...(paper.advance > 0
      ? ([
          [t('Advance'), formatPaisa(paper.advance)],
          [t('Balance'), formatPaisa(paper.balance)],
        ] as Pairs)
      : []),
  ],
  figure: { name: t('Total'), value: formatPaisa(paper.total) },
  words: words(paper.total),
  terms: paper.terms,
})

const receiptSheet = (paper: ReceiptPaper): Omit<Sheet, 'cancelled'> => ({
  ...headOf(paper),
  title: t('Receipt'),
  number: paper.number,
  numberLine: t('No. {number}', { number: paper.number }),
  facts: [
    [t('Date'), formatLongMoment(paper.paidAt)],
    ...(paper.invoice ? ([[t('For invoice'), paper.invoice]] as Pairs) : []),
    [t('Paid by'), t(wayNames[paper.way])],
    ...(paper.transactionId ? ([['TrxID', paper.transactionId]] as Pairs) : []),
  ],
  message: '',
  rows: [
    {
      text: paper.service,
      detail: formatLongDay(paper.eventDate),
      count: localDigits(1),
      each: formatPaisa(paper.amount),
      amount: formatPaisa(paper.amount),
    },
  ],
  sums: [
    ...(paper.total === null ? [] : ([[t('Invoice total'), formatPaisa(paper.total)]] as Pairs)),
    ...(paper.open === null ? [] : ([[t('Balance'), formatPaisa(Math.max(0, paper.open))]] as Pairs)),
  ],
  figure: { name: t('Received'), value: formatPaisa(paper.amount) },
  words: words(paper.amount),
  terms: '',
})

/** Say it in the language of the paper: call it inside of `inLanguage`. */
export const documentSheet = (paper: DocumentPaper, cancelledAt: string | null): Sheet => ({
  ...(paper.kind === 'invoice' ? invoiceSheet(paper) : receiptSheet(paper)),
  cancelled: cancelledAt ? t('Cancelled on {day}', { day: formatLongDay(cancelledAt.slice(0, 10)) }) : '',
})
