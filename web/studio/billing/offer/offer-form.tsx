import { type FormEvent, useState } from 'react'
import type { Booking } from '../../../../contract/booking/booking.ts'
import type { OfferContent } from '../../../../contract/billing/offer.ts'
import { dayInDhaka } from '../../../../contract/shape/dates.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import { fullDay } from '../../lib/days.ts'
import { DayWarnings } from '../../booking/day-warnings.tsx'
import { Send } from '../../ui/icons.tsx'
import { nestedFields } from '../../ui/nested-fields.ts'
import { useUnsaved } from '../../ui/unsaved-forms.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Eye } from '../../../ui/icons.tsx'
import { OfferLines } from './offer-lines.tsx'
import { loadSentencesOf, OfferPreview } from './offer-preview.tsx'
import { sumsOf } from './offer-values.ts'
import { ShareField } from './share-field.tsx'
import { useOfferForm } from './use-offer-form.ts'
import { t } from '../../../../language/t.ts'

interface OfferFormProps {
  booking: Booking
  content: OfferContent
  /** The number of the new version. */
  version: number
  extras: { text: string; price: number }[]
  onSent: () => void
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

export function OfferForm({ booking, content, version, extras, onSent }: OfferFormProps) {
  const { form, autosaveState, wasRefused, read, warnings } = useOfferForm({ booking, content, onSent })
  const { form: element, submit, values, errors, busy, dirty, set, change, check, field: text } = form
  const [shown, setShown] = useState<OfferContent | null>(null)
  const { field, setAt } = nestedFields({ values, errors, change, check })
  useUnsaved('offer', dirty)
  const sums = sumsOf(values)
  // Errors of a line are shown in the line.
  const hasLineErrors = Object.keys(errors).some((path) => path.startsWith('lines.'))
  const agreed = booking.status === 'confirmed'
  const share = (name: 'discount' | 'advance') => ({
    ...field(`${name}.value`),
    kind: values[name].kind,
    onKind: (kind: 'amount' | 'percent') => setAt(`${name}.kind`, kind),
  })
  async function preview(event: FormEvent) {
    const { data } = read(values)
    if (!data) return submit(event)
    await loadSentencesOf(booking.language)
    setShown(data)
  }
  return (
    <form
      className="panel adm-offer"
      aria-labelledby="offer-title"
      ref={element}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <header>
        <h2 id="offer-title">{t('Offer, version {n}', { n: version })}</h2>
        <span className="adm-soft adm-small">{t('Draft, only you see it')}</span>
      </header>
      <div className="adm-block">
        <OfferLines
          lines={values.lines}
          error={hasLineErrors ? undefined : errors.lines}
          field={field}
          onLines={(lines) => set('lines', lines)}
          extras={extras}
        />
        <div className="adm-offer-sums">
          <p className="adm-sumline">
            <span>{t('Lines')}</span> <output className="adm-num">{formatPaisa(sums.subtotal)}</output>
          </p>
          <ShareField label={t('Discount')} {...share('discount')} />
          <p className="adm-sumline adm-sumline-total">
            <span>{t('Total')}</span> <output className="adm-num">{formatPaisa(sums.total)}</output>
          </p>
          <ShareField
            label={t('Advance')}
            {...share('advance')}
            hint={t('{advance} advance, {balance} later', {
              advance: formatPaisa(sums.advance),
              balance: formatPaisa(sums.balance),
            })}
          />
        </div>
      </div>
      <div className="adm-block">
        {!agreed && (
          <div className="adm-pair adm-pair-keep">
            <TextField
              label={t('Day')}
              type="date"
              {...text('eventDate')}
              hint={isDay(values.eventDate) ? fullDay(values.eventDate) : undefined}
              required
            />
            <TextField
              label={t('Start time')}
              type="time"
              optional
              {...text('startTime')}
              hint={t('Leave empty for the first free time.')}
            />
          </div>
        )}
        <DayWarnings warnings={warnings} />
        {!agreed && (wasRefused || booking.place > 0) && (
          <label className="adm-check">
            <input
              type="checkbox"
              checked={values.byAssistant}
              onChange={({ target }) => set('byAssistant', target.checked)}
            />
            {t('Send an assistant')}
          </label>
        )}
        <TextField
          label={t('Valid until')}
          type="date"
          min={dayInDhaka()}
          {...text('validUntil')}
          hint={agreed ? t('Their day is already confirmed.') : t('The day is held until then.')}
          required
        />
        <TextField
          label={t('Balance due on')}
          type="date"
          optional
          {...text('balanceDueOn')}
          hint={t('Leave empty for the day of the event.')}
        />
        <TextArea
          label={t('Message to the client')}
          optional
          rows={3}
          maxLength={2000}
          {...text('message')}
        />
        <TextArea
          label={t('Terms')}
          optional
          rows={3}
          maxLength={10_000}
          {...text('terms')}
          hint={t('Sent exactly as written here. New offers start with the terms from your settings.')}
        />
      </div>
      <div className="row adm-savebar">
        <span className="row adm-state" role="status">
          {autosaveState || (dirty ? t('Not saved yet') : '')}
        </span>
        <Button look="line" disabled={busy} onClick={(event) => void preview(event)}>
          <Eye />
          {t('Preview')}
        </Button>
        <Button look="accent" type="submit" busy={busy}>
          <Send />
          {t('Send offer')}
        </Button>
      </div>
      {shown && (
        <OfferPreview
          content={shown}
          keys={values.lines.map(({ key }) => key)}
          booking={booking}
          busy={busy}
          onClose={() => setShown(null)}
          onSend={(event) => {
            setShown(null)
            void submit(event)
          }}
        />
      )}
    </form>
  )
}
