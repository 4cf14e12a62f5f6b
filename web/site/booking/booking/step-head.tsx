import { longDay, timeOfDay } from '../../../../contract/shape/day-words.ts'
import type { Duration } from '../../../../contract/shape/fields.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { ArrowLeft } from '../../../ui/icons.tsx'
import { Price } from '../../../ui/price.tsx'
import { type Step, steps } from './use-step.ts'
import type { Service } from '../../../../contract/portfolio/service.ts'

/** On phones the panel fills the screen and has its own way back. */
export const PageTop = ({ step, service }: { step: Step; service: BookedService }) => (
  <div className="book-top">
    <a href={step === 'details' ? `#${steps.day}` : '#details'} aria-label={t('Back')}>
      <ArrowLeft />
    </a>
    <p>
      <b>{t('Book Now')}</b>
      <span lang={langOf(service.title)}>{service.title}</span>
    </p>
    <Price amount={service.price} />
  </div>
)

export const stepNames = (duration: Duration): Record<Step, string> => ({
  day: duration === 'day' ? t('Step 1 of 2: the day') : t('Step 1 of 2: day and time'),
  details: t('Step 2 of 2: your details'),
})

/** The current step: the style sheet shows one of the two, as it shows one of the steps. */
export function PanelHead({ duration }: { duration: Duration }) {
  const names = stepNames(duration)
  return (
    <div className="book-head">
      <h2>{t('Book Now')}</h2>
      <p className="note">
        <span className="at-day">{names.day}</span>
        <span className="at-details">{names.details}</span>
      </p>
    </div>
  )
}

/** The chosen day as one line; without script only the link back is known. */
export const PickedDay = ({ date, time }: { date: string; time: string }) => (
  <p className="picked-day">
    <b>
      {date ? longDay(date) : t('Your day')}
      {time && <span>{timeOfDay(time)}</span>}
    </b>
    <a className="text-link" href={`#${steps.day}`}>
      {t('Change')}
    </a>
  </p>
)

/** The part of the service that the panel shows. */
export type BookedService = Pick<Service, '_id' | 'title' | 'price' | 'duration'>
