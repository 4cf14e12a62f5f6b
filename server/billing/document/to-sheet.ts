import type { OfferPaper } from '../../../contract/billing/client-offer.ts'
import { dayInDhaka, formatLongDate, formatLongDay, formatLongMoment } from '../../../contract/shape/dates.ts'
import type { DocumentPaper, InvoicePaper, ReceiptPaper } from '../../../contract/billing/document.ts'
import { formatPaisa } from '../../../contract/shape/money.ts'
import { moneyDue } from '../../../contract/booking/payment-plan.ts'
import type { Sheet } from '../../../contract/shape/sheet.ts'
import { inWords } from '../../../language/amount-words.ts'
import { localDigits } from '../../../language/numbers.ts'
import { t } from '../../../language/t.ts'
import { wayNames } from '../../../contract/shape/payment-way.ts'
import type { PaperContext } from './paper-context.ts'

type Priced = Pick<InvoicePaper, 'lines' | 'subtotal' | 'discount' | 'total' | 'advance' | 'balance'>
type Pairs = [name: string, value: string][]

/** A sum in words, with its paisa if there are any. */
function sumInWords(sum: number) {
  const taka = inWords(Math.floor(sum / 100))
  const paisa = sum % 100
  return paisa === 0
    ? t('In words: Taka {words} only', { words: taka })
    : t('In words: Taka {taka} and paisa {paisa} only', { taka, paisa: inWords(paisa) })
}

const linesOf = (address: string) => address.split('\n').filter(Boolean)

/** The fields that all papers have. */
const headOf = (
  { language, from, to }: Pick<OfferPaper, 'language' | 'from' | 'to'>,
  { contact }: Pick<PaperContext, 'contact'>,
) => ({
  language,
  fromLabel: t('Issued by'),
  from: [from.name, ...linesOf(from.address)],
  toLabel: t('For'),
  to: [to.name, ...linesOf(to.address), ...(contact ? [localDigits(contact)] : [])],
  columns: [t('Particulars'), t('Quantity'), t('Unit price'), t('Amount')] as Sheet['columns'],
  payLabel: t('How to pay'),
  pay: [] as Pairs,
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

const balanceName = (dueOn: string | undefined) =>
  dueOn ? t('Balance, due on {day}', { day: formatLongDay(dueOn) }) : t('Balance')

export const offerSheet = (paper: OfferPaper, context: PaperContext): Sheet => ({
  ...headOf(paper, context),
  title: t('Offer'),
  number: `${paper.reference}-${paper.version}`,
  numberLine: t('No. {number}', { number: `${paper.reference}-${paper.version}` }),
  facts: [
    [t('Date'), formatLongDay(paper.date)],
    [t('Valid until'), formatLongDay(paper.validUntil)],
    [t('Day of the shoot'), formatLongDay(paper.eventDate)],
    [t('Booking'), paper.reference],
  ],
  message: paper.message,
  rows: rowsOf(paper),
  sums: [
    ...sumsOf(paper),
    ...(paper.advance > 0 ? ([[balanceName(paper.dueOn), formatPaisa(paper.balance)]] as Pairs) : []),
  ],
  figure:
    paper.advance > 0
      ? { name: t('Advance'), value: formatPaisa(paper.advance) }
      : { name: t('Total'), value: formatPaisa(paper.total) },
  words: sumInWords(paper.advance || paper.total),
  cancelled: '',
  terms: paper.terms,
})

const paidRows = ({ payments }: PaperContext): Pairs =>
  payments.length === 0
    ? [[t('Paid so far'), formatPaisa(0)]]
    : payments.map(({ amount, way, paidAt }) => {
        const gaps = { day: formatLongDate(paidAt), way: t(wayNames[way]) }
        return [
          amount < 0 ? t('Refunded on {day}, {way}', gaps) : t('Paid on {day}, {way}', gaps),
          formatPaisa(-amount),
        ]
      })

/** The sum that is due now, which is the large figure, and the rest that is due later. */
function dueOf(paper: InvoicePaper, { payments, balanceDueOn }: PaperContext) {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const plan = { agreed: paper.total, advance: paper.advance, paid, balanceDueOn }
  const { dueNow, balance } = moneyDue(plan, dayInDhaka())
  if (dueNow === 0)
    return { name: balance > 0 ? balanceName(balanceDueOn) : t('Balance'), sum: balance, later: 0 }
  const name = dueNow < balance ? t('Due now: the advance') : t('Due now')
  return { name, sum: dueNow, later: balance - dueNow }
}

const kindNames = { personal: 'Send Money', merchant: 'Payment' } as const

const payRows = ({ reference }: InvoicePaper, { ways }: PaperContext): Pairs =>
  ways.length === 0
    ? []
    : [
        ...ways.map(({ way, to, kind }): Pairs[number] => [
          t(wayNames[way]),
          kind ? `${to} (${t(kindNames[kind])})` : to,
        ]),
        [t('Reference'), reference],
      ]

type Uncancelled = Omit<Sheet, 'cancelled'>

const invoiceSheet = (paper: InvoicePaper, context: PaperContext): Uncancelled => {
  const { name, sum, later } = dueOf(paper, context)
  return {
    ...headOf(paper, context),
    title: t('Invoice'),
    number: paper.number,
    numberLine: t('No. {number}', { number: paper.number }),
    facts: [
      [t('Date'), formatLongDay(paper.date)],
      [t('Day of the shoot'), formatLongDay(context.eventDate)],
      [t('Booking'), paper.reference],
    ],
    message: '',
    rows: rowsOf(paper),
    sums: [
      ...sumsOf(paper),
      ...paidRows(context),
      ...(later > 0 ? ([[balanceName(context.balanceDueOn), formatPaisa(later)]] as Pairs) : []),
    ],
    figure: { name, value: formatPaisa(sum) },
    words: sum > 0 ? sumInWords(sum) : '',
    pay: sum > 0 ? payRows(paper, context) : [],
    terms: paper.terms,
  }
}

/** A cancelled invoice shows no sums to pay. */
const cancelledInvoice = (paper: InvoicePaper, context: PaperContext): Uncancelled => ({
  ...invoiceSheet(paper, context),
  sums: sumsOf(paper).slice(0, -1),
  figure: { name: t('Total'), value: formatPaisa(paper.total) },
  words: sumInWords(paper.total),
  pay: [],
})

/** What was paid before this receipt; null without an accepted offer. */
const paidBefore = ({ total, open, amount }: ReceiptPaper) =>
  total === null || open === null ? null : Math.max(0, total - open - amount)

/** What the payment was for. */
function purposeOf(paper: ReceiptPaper) {
  const before = paidBefore(paper)
  const gaps = { service: paper.service }
  if (before === null || (before === 0 && paper.open! <= 0)) return t('Payment for {service}', gaps)
  if (before === 0 && paper.amount === paper.advance) return t('Advance for {service}', gaps)
  return paper.open! <= 0 ? t('Balance for {service}', gaps) : t('Part payment for {service}', gaps)
}

function receiptSums(paper: ReceiptPaper, { balanceDueOn }: PaperContext): Pairs {
  const before = paidBefore(paper)
  if (before === null) return []
  const open = Math.max(0, paper.open!)
  return [
    [t('Invoice total'), formatPaisa(paper.total!)],
    [t('Paid before'), formatPaisa(before)],
    [
      open > 0
        ? t('Balance after this, due on {day}', { day: formatLongDay(balanceDueOn) })
        : t('Balance after this'),
      formatPaisa(open),
    ],
  ]
}

const receiptSheet = (paper: ReceiptPaper, context: PaperContext): Uncancelled => ({
  ...headOf(paper, context),
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
      text: purposeOf(paper),
      detail: formatLongDay(context.eventDate),
      count: localDigits(1),
      each: formatPaisa(paper.amount),
      amount: formatPaisa(paper.amount),
    },
  ],
  sums: receiptSums(paper, context),
  figure: { name: t('Received'), value: formatPaisa(paper.amount) },
  words: sumInWords(paper.amount),
  terms: '',
})

function uncancelled(paper: DocumentPaper, context: PaperContext, isCancelled: boolean) {
  if (paper.kind === 'receipt') return receiptSheet(paper, context)
  return isCancelled ? cancelledInvoice(paper, context) : invoiceSheet(paper, context)
}

/** Call it within `inLanguage`, with the language of the paper. */
export const documentSheet = (
  paper: DocumentPaper,
  cancelledAt: string | null,
  context: PaperContext,
): Sheet => ({
  ...uncancelled(paper, context, cancelledAt !== null),
  cancelled: cancelledAt ? t('Cancelled on {day}', { day: formatLongDay(cancelledAt.slice(0, 10)) }) : '',
})
