import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import type { Document } from '../../../../contract/billing/document.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { PaperLink } from '../paper-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { t } from '../../../../language/t.ts'

const titleOf = ({ kind, number }: Document) =>
  kind === 'invoice' ? t('Invoice {number}', { number }) : t('Receipt {number}', { number })

const sumOf = ({ paper }: Document) => formatPaisa(paper.kind === 'invoice' ? paper.total : paper.amount)

/** Invoices and receipts of a booking. They never change: a wrong one is cancelled and replaced. */
export function PapersPanel({ documents }: { documents: Document[] }) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<{ act: 'cancel' | 'reissue'; document: Document } | null>(null)
  const after = {
    onClose: () => setAsked(null),
    onSaved: () => {
      setAsked(null)
      void revalidate()
    },
  }
  if (documents.length === 0) return null
  return (
    <section className="panel adm-papers" aria-labelledby="papers-title">
      <header>
        <h2 id="papers-title">{t('Invoices and receipts')}</h2>
      </header>
      <ul>
        {documents.toReversed().map((document) => (
          <li key={document._id} className="adm-pay" data-reversed={document.cancelledAt ? true : undefined}>
            <div>
              <p className="adm-cell-t">{titleOf(document)}</p>
              <p className="adm-cell-s">
                {document.cancelledAt
                  ? t('Cancelled {at}: {reason}', {
                      at: formatUsDateTime(document.cancelledAt),
                      reason: document.cancelReason,
                    })
                  : formatUsDateTime(document.date)}
              </p>
              <p className="adm-pay-acts">
                <PaperLink id={document._id}>{t('PDF')}</PaperLink>
                {document.kind === 'invoice' && !document.cancelledAt && (
                  <>
                    <Button look="bare" small onClick={() => setAsked({ act: 'reissue', document })}>
                      {t('Reissue')}
                    </Button>
                    <Button look="bare" small onClick={() => setAsked({ act: 'cancel', document })}>
                      {t('Cancel invoice')}
                    </Button>
                  </>
                )}
              </p>
            </div>
            <span className="adm-pay-sum adm-num">{sumOf(document)}</span>
          </li>
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          {...after}
          title={
            asked.act === 'cancel'
              ? t('Cancel invoice {number}?', { number: asked.document.number })
              : t('Reissue invoice {number}?', { number: asked.document.number })
          }
          lede={
            asked.act === 'cancel'
              ? t('It keeps its number and is marked as cancelled.')
              : t(
                  'This invoice is cancelled, and a new one with the next number is made with today’s names and addresses.',
                )
          }
          verb={asked.act === 'cancel' ? t('Cancel invoice') : t('Reissue')}
          send={(body) =>
            signedCall(asked.act === 'cancel' ? api.document.cancel : api.document.reissue, {
              params: { id: asked.document._id },
              body,
            })
          }
        />
      )}
    </section>
  )
}
