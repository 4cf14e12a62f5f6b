import type { Booking } from '../../../contract/booking/booking.ts'
import type { ReceiptPaper } from '../../../contract/billing/document.ts'
import { formatPaisa } from '../../../contract/shape/money.ts'
import { type PaymentWay, wayNames } from '../../../contract/shape/payment-way.ts'
import type { Db } from '../../../db/open.ts'
import { t } from '../../../language/t.ts'
import { allFacts, ownFacts } from '../../booking/booking/booking-mail-parts.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { chatLinks, oneLine } from '../../platform/mail/letter-parts.ts'
import { ownerAddress, withTranslatedService, writeIn, writeToOwner } from '../../platform/mail/recipient.ts'

interface ClaimFields {
  way: PaymentWay
  transaction_id: string
  sender: string
  amount: number | null
}

const claimFacts = ({ way, transaction_id, sender, amount }: ClaimFields): [string, string][] => [
  [t('Paid by'), t(wayNames[way])],
  [t('TrxID'), transaction_id],
  [t('Sender'), oneLine(sender)],
  ...(amount === null ? [] : ([[t('Amount'), formatPaisa(amount)]] as [string, string][])),
]

/** Asks the owner to check a claimed payment. Call it in the transaction of the claim. */
export const queueClaimMail = (trx: Db, booking: Booking, claim: ClaimFields) =>
  writeToOwner(trx, async () => {
    const gaps = { name: oneLine(booking.name), reference: booking.reference }
    const body = t(
      '{name} says they paid for {reference}. Check whether the money has arrived, and record the result.',
      gaps,
    )
    await queueMail(
      trx,
      'booking',
      {
        to: await ownerAddress(trx),
        replyTo: booking.email || undefined,
        subject: t('{name} says they paid ({reference})', gaps),
        preview: body,
        heading: t('A payment to check'),
        paragraphs: [body],
        facts: [...claimFacts(claim), ...allFacts(booking)],
        button: { label: t('Open the booking'), href: `/admin/request/view/${booking._id}` },
        automatic: true,
      },
      { bookingId: booking._id },
    )
  })

/** Sends nothing to a client without an address. */
export async function queueNotFoundMail(
  trx: Db,
  booking: Booking,
  claim: ClaimFields,
  { message, page }: { message: string; page: string },
) {
  if (!booking.email) return
  await writeIn(trx, booking.language, async (site) => {
    const own = await withTranslatedService(trx, booking)
    const { reference } = own
    const body = t('I could not find your payment. Please check the TrxID, or write to me.')
    await queueMail(
      trx,
      'booking',
      {
        to: own.email,
        subject: t('Your payment was not found ({reference})', { reference }),
        preview: body,
        heading: t('I could not find your payment'),
        paragraphs: [body, ...(message ? [message] : [])],
        facts: [...claimFacts(claim), ...ownFacts(own)],
        button: { label: t('Open my booking'), href: page },
        links: chatLinks(site, t('Hello, this is about my booking {reference}.', { reference })),
        automatic: true,
      },
      { bookingId: own._id },
    )
  })
}

const receiptFacts = ({ number, amount, way, transactionId, open }: ReceiptPaper): [string, string][] => [
  [t('Receipt'), number],
  [t('Amount'), formatPaisa(amount)],
  [t('Paid by'), t(wayNames[way])],
  ...(transactionId ? ([[t('TrxID'), transactionId]] as [string, string][]) : []),
  ...(open === null ? [] : ([[t('Balance'), formatPaisa(open)]] as [string, string][])),
]

/** Sends the receipt; nothing to a client without an address. */
export async function queueReceiptMail(
  trx: Db,
  booking: Booking,
  receipt: ReceiptPaper,
  { page, paperId }: { page: string; paperId: string },
) {
  if (!booking.email) return
  await writeIn(trx, booking.language, async (site) => {
    const own = await withTranslatedService(trx, booking)
    const gaps = { amount: formatPaisa(receipt.amount), reference: own.reference }
    const body = t(
      'I have received {amount} for your booking {reference}. Thank you. The receipt is on your page.',
      gaps,
    )
    await queueMail(
      trx,
      'booking',
      {
        to: own.email,
        subject: t('Received: {amount} ({reference})', gaps),
        preview: body,
        heading: t('Your payment has arrived'),
        paragraphs: [body],
        facts: [...receiptFacts(receipt), ...ownFacts(own)],
        papers: [paperId],
        button: { label: t('Open my booking'), href: page },
        links: chatLinks(
          site,
          t('Hello, this is about my booking {reference}.', { reference: own.reference }),
        ),
        automatic: true,
      },
      { bookingId: own._id },
    )
  })
}
