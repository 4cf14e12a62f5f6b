import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { Document } from '../../../../contract/billing/document.ts'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { PaperRow, ReasonDialog } from '../paper.tsx'

/** An invoice or a receipt. It never changes: a wrong invoice is cancelled, or replaced by a new one. */
function DocumentRow({ document }: { document: Document }) {
  const { _id: id, kind, number, paper, date, cancelledAt, cancelReason } = document
  const [asked, setAsked] = useState<'cancel' | 'reissue' | null>(null)
  const onClose = () => setAsked(null)
  const isValid = kind === 'invoice' && !cancelledAt
  return (
    <PaperRow
      title={kind === 'invoice' ? t('Invoice {number}', { number }) : t('Receipt {number}', { number })}
      sum={paper.kind === 'invoice' ? paper.total : paper.amount}
      isVoid={cancelledAt !== null}
      pdf={{ id, text: t('PDF') }}
      acts={[
        isValid && { text: t('Reissue'), run: () => setAsked('reissue') },
        isValid && { text: t('Cancel invoice'), run: () => setAsked('cancel') },
      ]}
    >
      <p className="adm-cell-s">
        {cancelledAt
          ? t('Cancelled {at}: {reason}', { at: formatUsDateTime(cancelledAt), reason: cancelReason })
          : formatUsDateTime(date)}
      </p>
      {asked === 'cancel' && (
        <ReasonDialog
          title={t('Cancel invoice {number}?', { number })}
          lede={t('It keeps its number and is marked as cancelled.')}
          verb={t('Cancel invoice')}
          send={(body) => signedCall(api.document.cancel, { params: { id }, body })}
          onClose={onClose}
        />
      )}
      {asked === 'reissue' && (
        <ReasonDialog
          title={t('Reissue invoice {number}?', { number })}
          lede={t(
            'This invoice is cancelled, and a new one with the next number is made with today’s names and addresses.',
          )}
          verb={t('Reissue')}
          send={(body) => signedCall(api.document.reissue, { params: { id }, body })}
          onClose={onClose}
        />
      )}
    </PaperRow>
  )
}

/** Invoices and receipts of a booking, newest first. */
export function PapersPanel({ documents }: { documents: Document[] }) {
  if (documents.length === 0) return null
  return (
    <section className="panel adm-papers" aria-labelledby="papers-title">
      <header>
        <h2 id="papers-title">{t('Invoices and receipts')}</h2>
      </header>
      <ul>
        {documents.toReversed().map((document) => (
          <DocumentRow key={document._id} document={document} />
        ))}
      </ul>
    </section>
  )
}
