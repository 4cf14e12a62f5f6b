import type { ClientMoney } from '../../../../../contract/billing/client-offer.ts'
import { formatPaisa } from '../../../../../contract/shape/money.ts'
import { wayNames } from '../../../../../contract/shape/payment-way.ts'
import { t } from '../../../../../language/t.ts'

/** A document that belongs to a step. */
export interface StepPaper {
  id: string
  label: string
}

const numbered = (documents: ClientMoney['documents'], id: string | null): StepPaper[] =>
  documents
    .filter((document) => document._id === id)
    .map(({ _id, number }) => ({ id: _id, label: t('Receipt {number}', { number }) }))

/** Payments and refunds as steps of the booking. */
export const paymentSteps = ({ payments, documents }: ClientMoney) =>
  payments.map(({ _id, amount, way, paidAt, receipt }) => ({
    id: _id,
    at: paidAt,
    title:
      amount < 0
        ? t('Refunded: {amount}', { amount: formatPaisa(-amount) })
        : t('Paid: {amount}', { amount: formatPaisa(amount) }),
    by: t(wayNames[way]),
    papers: numbered(documents, receipt),
  }))

/** The accepted offer, and the invoice that followed it. */
export function agreedPapers({ offer, documents }: ClientMoney): StepPaper[] {
  if (offer?.status !== 'accepted') return []
  const invoice = documents.findLast(({ kind, cancelledAt }) => kind === 'invoice' && !cancelledAt)
  return [
    { id: offer._id, label: t('Offer') },
    ...(invoice ? [{ id: invoice._id, label: t('Invoice {number}', { number: invoice.number }) }] : []),
  ]
}
