import { useSyncExternalStore } from 'react'
import type { useFetcher } from 'react-router'
import type { Booked } from '../../../contract/booking.ts'
import { dayInDhaka } from '../../../contract/dates.ts'
import type { Service } from '../../../contract/service.ts'
import type { Viewer } from '../../../contract/identity.ts'
import { whatsAppLink } from '../../../contract/site.ts'
import { useSite } from '../../lib/site.ts'
import type { FormResult } from '../../lib/submit.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormProtection } from '../../ui/form-protection.tsx'
import { FormNote } from '../../ui/form-note.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { useFormResult } from '../../ui/use-form-result.ts'
import { t } from '../../../language/t.ts'
import { langOf } from '../../lib/lang.ts'
import { Price } from '../../ui/price.tsx'
import type { LoadedDays } from '../../ui/month/load-days.ts'
import { useDays } from '../../ui/month/use-days.ts'
import { ChooseDay } from './choose-day.tsx'
import { useChosenDay } from './use-chosen-day.ts'

const never = () => () => undefined

/** Kept pages may be days old, so the first day that can be booked is asked of the browser's clock. */
const useToday = () => useSyncExternalStore(never, dayInDhaka, () => undefined)

export type BookingFetcher = ReturnType<typeof useFetcher<{ result: FormResult<Booked> }>>

export type BookedService = Pick<Service, '_id' | 'title' | 'price' | 'duration'>

interface BookingFormProps {
  service: BookedService
  days: LoadedDays
  viewer: Viewer | null
  fetcher: BookingFetcher
  result?: FormResult
}

export function BookingForm({ service, days: loaded, viewer, fetcher, result }: BookingFormProps) {
  const site = useSite()
  const chat = whatsAppLink(site, t('Hello, I would like to ask about {title}.', { title: service.title }))
  const { form, field } = useFormResult(result)
  const days = useDays(service._id, loaded)
  const refused = result?.ok === false ? result : undefined
  /** A date that was typed and is taken can still be waited for. */
  const isRefusedDay = refused?.status === 409
  const day = useChosenDay(days, refused?.values.eventDate || refused?.values.day)
  const eventDate = field('eventDate')
  const known = (name: string, value: string | undefined) => {
    const wired = field(name)
    return { ...wired, defaultValue: wired.defaultValue ?? value }
  }
  return (
    <>
      <h2>{t('Book Now')}</h2>
      {site.notes.booking && (
        <p className="note" lang={langOf(site.notes.booking)}>
          {site.notes.booking}
        </p>
      )}
      <fetcher.Form method="post" className="form" action="#book" {...form}>
        <FormNote result={result} />
        <FormProtection result={result} />
        <input type="hidden" name="form" value="booking" />
        <input type="hidden" name="serviceId" value={service._id} />
        <input type="hidden" name="serviceTitle" value={service.title} />
        {loaded.days && (
          <ChooseDay days={days} duration={service.duration} date={day.date} onChoose={day.choose} />
        )}
        <TextField
          label={t('Full name')}
          {...known('name', viewer?.displayName)}
          required
          maxLength={120}
          autoComplete="name"
        />
        <TextField
          label={t('Email address')}
          {...known('email', viewer?.email)}
          required
          type="email"
          autoComplete="email"
        />
        <TextField
          label={t('Phone')}
          {...field('phone')}
          required
          type="tel"
          autoComplete="tel"
          placeholder="01XXX-XXXXXX"
        />
        <TextField
          label={t('Event date')}
          {...eventDate}
          {...day.field}
          defaultValue={eventDate.defaultValue || refused?.values.day}
          type="date"
          min={useToday()}
        />
        <TextField
          label={t('Address')}
          {...field('address')}
          optional
          maxLength={500}
          autoComplete="street-address"
        />
        <TextArea label={t('Anything I should know')} {...field('note')} optional rows={3} maxLength={2000} />
        <dl className="booking-sum">
          <div>
            <dt lang={langOf(service.title)}>{service.title}</dt>
            <dd>
              <Price amount={service.price} />
            </dd>
          </div>
          <div>
            <dt>{t('To pay now')}</dt>
            <dd>{t('Nothing')}</dd>
          </div>
        </dl>
        <div className="booking-send">
          <Button type="submit" look="accent" wide className="book-go" busy={fetcher.state !== 'idle'}>
            {t('Book Now')}
          </Button>
          <Button
            type="submit"
            name="waiting"
            value="true"
            look={isRefusedDay ? 'line' : 'accent'}
            wide
            className={isRefusedDay ? 'book-wait asked' : 'book-wait'}
            busy={fetcher.state !== 'idle'}
          >
            {t('Tell me if it frees up')}
          </Button>
        </div>
      </fetcher.Form>
      {chat && (
        <p className="note ask">
          <OutsideLink href={chat}>{t('Chat on WhatsApp')}</OutsideLink>
        </p>
      )}
    </>
  )
}
