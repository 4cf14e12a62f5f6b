import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { z } from '../../../../contract/shape/zod.ts'
import { api } from '../../../../contract/api.ts'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { requiredText } from '../../../../contract/shape/fields.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import type { Offer } from '../../../../contract/billing/offer.ts'
import { fullDay } from '../../lib/days.ts'
import { langOf } from '../../../lib/lang.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { ConfirmDialog } from '../../ui/confirm.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { AcceptanceRecord } from './acceptance-record.tsx'
import { OfferBadge } from './offer-badge.tsx'
import { PaperLink } from '../paper-link.tsx'
import { t } from '../../../../language/t.ts'

interface SentOfferProps {
  offer: Offer
  client: string
  /** Starts the next version, where that is possible. */
  onNext?: () => void
}

const agreement = z.object({ name: requiredText('Name', 120) })

/** Records an acceptance by phone. */
function AgreeDialog({
  offer,
  client,
  onClose,
  onSaved,
}: {
  offer: Offer
  client: string
  onClose: () => void
  onSaved: () => void
}) {
  const form = useAdminForm({
    schema: agreement,
    initial: { name: client },
    send: (body) => signedCall(api.offer.agree, { params: { id: offer._id }, body }),
    onSaved,
  })
  return (
    <FormDialog
      title={t('Accepted by phone or in person')}
      lede={t('This records when you were told. The client gets the acceptance and the invoice.')}
      verb={t('Record acceptance')}
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField label={t('Who accepted')} {...form.field('name')} maxLength={120} required />
    </FormDialog>
  )
}

const Line = ({ line: { text, detail, count, price } }: { line: Offer['content']['lines'][number] }) => (
  <li>
    <span lang={langOf(text)}>{count === 1 ? text : t('{text}, {count}', { text, count })}</span>:{' '}
    <span className="adm-num">{price === 0 ? t('included') : formatPaisa(count * price)}</span>
    {detail && (
      <p className="adm-cell-s" lang={langOf(detail)}>
        {detail}
      </p>
    )}
  </li>
)

/** A sent offer: its lines, its state and its actions. */
export function SentOffer({ offer, client, onNext }: SentOfferProps) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<'withdraw' | 'agree' | null>(null)
  const close = () => setAsked(null)
  const { busy, act } = useMutation()
  const { version, status, sums, content, sentAt, acceptance } = offer
  const withdraw = () =>
    void act(() => signedCall(api.offer.withdraw, { params: { id: offer._id } })).then(close)
  return (
    <section className="panel" aria-labelledby={`offer-${version}`}>
      <header>
        <h2 id={`offer-${version}`}>{t('Offer, version {n}', { n: version })}</h2>
        <OfferBadge status={status} />
      </header>
      <dl className="adm-facts">
        <dt>{t('Lines')}</dt>
        <dd>
          <ul>
            {Object.entries(content.lines).map(([place, line]) => (
              <Line key={place} line={line} />
            ))}
          </ul>
        </dd>
        {sums.discount > 0 && (
          <>
            <dt>{t('Subtotal')}</dt>
            <dd className="adm-num">{formatPaisa(sums.subtotal)}</dd>
            <dt>{t('Discount')}</dt>
            <dd className="adm-num">{formatPaisa(-sums.discount)}</dd>
          </>
        )}
        <dt>{t('Total')}</dt>
        <dd className="adm-num">{formatPaisa(sums.total)}</dd>
        <dt>{t('Advance')}</dt>
        <dd className="adm-num">{formatPaisa(sums.advance)}</dd>
        <dt>{t('Balance')}</dt>
        <dd className="adm-num">{formatPaisa(sums.balance)}</dd>
        <dt>{t('Balance due on')}</dt>
        <dd>{content.balanceDueOn ? fullDay(content.balanceDueOn) : t('the day of the event')}</dd>
        <dt>{t('Sent')}</dt>
        <dd>{sentAt && formatUsDateTime(sentAt)}</dd>
        <dt>{t('Valid until')}</dt>
        <dd>{fullDay(content.validUntil)}</dd>
      </dl>
      {acceptance && <AcceptanceRecord {...acceptance} />}
      <footer className="adm-offer-acts">
        <PaperLink id={offer._id}>{t('Offer as PDF')}</PaperLink>
        {onNext && (
          <Button look="line" small onClick={onNext}>
            {t('New version')}
          </Button>
        )}
        {status === 'sent' && (
          <>
            <Button look="line" small onClick={() => setAsked('agree')}>
              {t('Accepted by phone')}
            </Button>
            <Button look="bare" small onClick={() => setAsked('withdraw')}>
              {t('Withdraw')}
            </Button>
          </>
        )}
      </footer>
      {asked === 'agree' && (
        <AgreeDialog
          offer={offer}
          client={client}
          onClose={close}
          onSaved={() => {
            close()
            void revalidate()
          }}
        />
      )}
      <ConfirmDialog
        open={asked === 'withdraw'}
        question={t('Withdraw this offer?')}
        note={t('The client can no longer accept it, and the day is free again.')}
        yes={t('Withdraw')}
        no={t('Keep it')}
        busy={busy}
        onNo={close}
        onYes={withdraw}
      />
    </section>
  )
}
