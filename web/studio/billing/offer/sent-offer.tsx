import { Fragment, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { Offer } from '../../../../contract/billing/offer.ts'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { requiredText } from '../../../../contract/shape/fields.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import { z } from '../../../../contract/shape/zod.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { fullDay } from '../../lib/days.ts'
import { ActionDialog, ConfirmDialog } from '../../ui/action-dialog.tsx'
import { PaperBadge, PaperLink } from '../paper.tsx'

const agreement = z.object({ name: requiredText('Name', 120) })

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

/** Who accepted when and from where, and the fingerprint of the accepted document. */
export const AcceptanceFacts = ({ name, date, address, actor, sha256 }: NonNullable<Offer['acceptance']>) => (
  <>
    <p className="adm-cell-t" lang={langOf(name)}>
      {actor === 'owner'
        ? t('Accepted by {name}, recorded by you', { name })
        : t('Accepted by {name} on their page', { name })}
    </p>
    <p className="adm-cell-s">
      <time dateTime={date}>{formatUsDateTime(date)}</time>
    </p>
    {address && <p className="adm-cell-s">{t('From the network address {address}', { address })}</p>}
    <p className="adm-cell-s adm-hash">{t('Fingerprint of the offer: {sha256}', { sha256 })}</p>
  </>
)

interface SentOfferProps {
  offer: Offer
  client: string
  /** Starts the next version, where that is possible. */
  onNext?: () => void
}

/** A sent offer: its lines, its state and its actions. */
export function SentOffer({ offer, client, onNext }: SentOfferProps) {
  const { _id: id, version, status, sums, content, sentAt, acceptance } = offer
  const [asked, setAsked] = useState<'withdraw' | 'agree' | null>(null)
  const onClose = () => setAsked(null)
  const params = { id }
  const amounts: [name: string, paisa: number][] = [
    [t('Subtotal'), sums.subtotal],
    [t('Discount'), -sums.discount],
    [t('Total'), sums.total],
    [t('Advance'), sums.advance],
    [t('Balance'), sums.balance],
  ]
  return (
    <section className="panel" aria-labelledby={`offer-${version}`}>
      <header>
        <h2 id={`offer-${version}`}>{t('Offer, version {n}', { n: version })}</h2>
        <PaperBadge state={status} />
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
        {amounts.slice(sums.discount > 0 ? 0 : 2).map(([name, paisa]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className="adm-num">{formatPaisa(paisa)}</dd>
          </Fragment>
        ))}
        <dt>{t('Balance due on')}</dt>
        <dd>{content.balanceDueOn ? fullDay(content.balanceDueOn) : t('the day of the event')}</dd>
        <dt>{t('Sent')}</dt>
        <dd>{sentAt && formatUsDateTime(sentAt)}</dd>
        <dt>{t('Valid until')}</dt>
        <dd>{fullDay(content.validUntil)}</dd>
      </dl>
      {acceptance && (
        <div className="adm-acceptance">
          <AcceptanceFacts {...acceptance} />
        </div>
      )}
      <footer className="adm-offer-acts">
        <PaperLink id={id}>{t('Offer as PDF')}</PaperLink>
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
        <ActionDialog
          title={t('Accepted by phone or in person')}
          lede={t('This records when you were told. The client gets the acceptance and the invoice.')}
          verb={t('Record acceptance')}
          schema={agreement}
          initial={{ name: client }}
          send={(body) => signedCall(api.offer.agree, { params, body })}
          onClose={onClose}
        >
          {({ field }) => <TextField label={t('Who accepted')} {...field('name')} maxLength={120} required />}
        </ActionDialog>
      )}
      {asked === 'withdraw' && (
        <ConfirmDialog
          title={t('Withdraw this offer?')}
          lede={t('The client can no longer accept it, and the day is free again.')}
          verb={t('Withdraw')}
          cancel={t('Keep it')}
          send={() => signedCall(api.offer.withdraw, { params })}
          onClose={onClose}
        />
      )}
    </section>
  )
}
