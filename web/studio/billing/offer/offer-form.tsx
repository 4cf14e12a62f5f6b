import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import type { Booking } from '../../../../contract/booking/booking.ts'
import { type OfferContent, type OfferInput, offerInput } from '../../../../contract/billing/offer.ts'
import { dayInDhaka } from '../../../../contract/shape/dates.ts'
import { issueSentence } from '../../../../contract/shape/errors.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import { t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Eye } from '../../../ui/icons.tsx'
import { DayWarnings, warningsAbout } from '../../booking/day-warnings.tsx'
import { freePlace } from '../../booking/free-place.ts'
import { useDays } from '../../booking/use-calendar-days.ts'
import { fullDay } from '../../lib/days.ts'
import { Send } from '../../ui/icons.tsx'
import { StudioForm } from '../../ui/studio-form.tsx'
import { useForm } from '../../ui/use-form.ts'
import { OfferLines } from './offer-lines.tsx'
import { loadSentencesOf, OfferPreview } from './offer-preview.tsx'
import { type OfferValues, sumsOf, toInput, toValues } from './offer-values.ts'
import { ShareField } from './share-field.tsx'

interface OfferFormProps {
  booking: Booking
  content: OfferContent
  /** The number of the new version. */
  version: number
  extras: { text: string; price: number }[]
  onSent: () => void
}

/** Saves the draft, and sends what was saved. */
function useSending(id: string) {
  /** A save in flight must finish before sending, or it starts another version. */
  const pending = useRef<Promise<unknown>>(Promise.resolve())
  function save(body: OfferInput) {
    const saving = signedCall(api.offer.saveDraft, { params: { id }, body })
    pending.current = saving.catch(() => undefined)
    return saving
  }
  async function send(body: OfferInput) {
    await pending.current
    const { data } = await save(body)
    return signedCall(api.offer.send, { params: { id: data._id } })
  }
  return { save, send }
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** A draft, which is saved while it is written. */
export function OfferForm({ booking, content, version, extras, onSent }: OfferFormProps) {
  const agreed = booking.status === 'confirmed'
  const { revalidate } = useRevalidator()
  const { save, send } = useSending(booking._id)
  const [shown, setShown] = useState<OfferContent | null>(null)
  const judged = (values: OfferValues) =>
    toInput(
      values,
      values.byAssistant ? booking.place || freePlace(values.eventDate, days.bookings, booking._id) : 0,
    )
  const read = (values: OfferValues) => offerInput.safeParse(judged(values), { error: issueSentence })
  const form = useForm({
    schema: offerInput,
    initial: toValues(content, booking),
    prepare: judged,
    send,
    // Busy until the page is loaded again: a draft saved meanwhile would start another version.
    async onSaved() {
      onSent()
      await revalidate()
    },
    autosave: {
      async save(values) {
        const { data } = read(values)
        if (data) await save(data)
        return data !== undefined
      },
    },
  })
  const { values, busy, dirty, autosaved, failure, submit, set, field } = form
  const days = useDays(agreed ? '' : values.eventDate)
  const sums = sumsOf(values)
  const [wasRefused, setRefused] = useState(false)
  if (failure?.fields.eventDate && !wasRefused) setRefused(true)
  async function preview(event: FormEvent) {
    const { data } = read(values)
    if (!data) return submit(event)
    await loadSentencesOf(booking.language)
    setShown(data)
  }
  return (
    <StudioForm form={form} className="panel adm-offer" aria-labelledby="offer-title">
      <header>
        <h2 id="offer-title">{t('Offer, version {n}', { n: version })}</h2>
        <span className="adm-soft adm-small">{t('Draft, only you see it')}</span>
      </header>
      <div className="adm-block">
        <OfferLines form={form} extras={extras} />
        <div className="adm-offer-sums">
          <p className="adm-sumline">
            <span>{t('Lines')}</span> <output className="adm-num">{formatPaisa(sums.subtotal)}</output>
          </p>
          <ShareField label={t('Discount')} name="discount" form={form} />
          <p className="adm-sumline adm-sumline-total">
            <span>{t('Total')}</span> <output className="adm-num">{formatPaisa(sums.total)}</output>
          </p>
          <ShareField
            label={t('Advance')}
            name="advance"
            form={form}
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
              {...field('eventDate')}
              hint={isDay(values.eventDate) ? fullDay(values.eventDate) : undefined}
              required
            />
            <TextField
              label={t('Start time')}
              type="time"
              optional
              {...field('startTime')}
              hint={t('Leave empty for the first free time.')}
            />
          </div>
        )}
        <DayWarnings warnings={warningsAbout(values.eventDate, days, booking._id)} />
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
          {...field('validUntil')}
          hint={agreed ? t('Their day is already confirmed.') : t('The day is held until then.')}
          required
        />
        <TextField
          label={t('Balance due on')}
          type="date"
          optional
          {...field('balanceDueOn')}
          hint={t('Leave empty for the day of the event.')}
        />
        <TextArea
          label={t('Message to the client')}
          optional
          rows={3}
          maxLength={2000}
          {...field('message')}
        />
        <TextArea
          label={t('Terms')}
          optional
          rows={3}
          maxLength={10_000}
          {...field('terms')}
          hint={t('Sent exactly as written here. New offers start with the terms from your settings.')}
        />
      </div>
      <div className="row adm-savebar">
        <span className="row adm-state" role="status">
          {autosaved || (dirty ? t('Not saved yet') : '')}
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
          onClose={() => setShown(null)}
          onSend={(event) => {
            setShown(null)
            void submit(event)
          }}
        />
      )}
    </StudioForm>
  )
}
