import { useRef, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { Booking } from '../../../../contract/booking/booking.ts'
import { issueSentence } from '../../../../contract/shape/errors.ts'
import { type OfferContent, type OfferInput, offerInput } from '../../../../contract/billing/offer.ts'
import { ApiError } from '../../../lib/api.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { warningsAbout } from '../../booking/day-warnings.tsx'
import { freePlace } from '../../booking/free-place.ts'
import { useAutosave } from '../../ui/use-autosave.ts'
import { useDays } from '../../booking/use-calendar-days.ts'
import { toast } from '../../../ui/toast.ts'
import { type OfferValues, toInput, toValues } from './offer-values.ts'

interface OfferFormOptions {
  booking: Booking
  content: OfferContent
  onSent: () => void
}

/** Saves the draft while it is written, and sends it. */
export function useOfferForm({ booking, content, onSent }: OfferFormOptions) {
  const params = { id: booking._id }
  const [wasRefused, setRefused] = useState(false)
  const [isSent, setSent] = useState(false)
  /** A save in flight must finish before sending, or it starts another version. */
  const pending = useRef<Promise<unknown>>(Promise.resolve())
  const judged = (values: OfferValues) =>
    toInput(
      values,
      values.byAssistant ? booking.place || freePlace(values.eventDate, days.bookings, booking._id) : 0,
    )
  function save(body: OfferInput) {
    const saving = signedCall(api.offer.saveDraft, { params, body })
    pending.current = saving.catch(() => undefined)
    return saving
  }
  async function send(body: OfferInput) {
    await pending.current
    const { data } = await save(body)
    try {
      return await signedCall(api.offer.send, { params: { id: data._id } })
    } catch (error) {
      if (error instanceof ApiError && error.fields.eventDate) setRefused(true)
      throw error
    }
  }
  const form = useAdminForm({
    schema: offerInput,
    initial: toValues(content, booking),
    prepare: judged,
    send,
    onSaved: () => {
      setSent(true)
      onSent()
    },
  })
  const days = useDays(booking.status === 'confirmed' ? '' : form.values.eventDate)
  const read = (values: OfferValues) => offerInput.safeParse(judged(values), { error: issueSentence })
  const autosaveState = useAutosave({
    values: form.values,
    wanted: form.dirty && !form.busy && !isSent,
    save: async (values) => {
      const { data } = read(values)
      if (!data) return false
      await save(data)
      form.kept(values)
      return true
    },
    onConflict: (sentence) => toast.error(sentence),
  })
  return {
    form,
    autosaveState,
    wasRefused,
    read,
    warnings: warningsAbout(form.values.eventDate, days, booking._id),
  }
}
