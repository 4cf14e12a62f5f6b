import { longDay, timeOfDay } from '../../../contract/day-words.ts'
import type { Duration } from '../../../contract/duration.ts'
import { t } from '../../../language/t.ts'
import { langOf } from '../../lib/lang.ts'
import { ArrowLeft } from '../../ui/icons.tsx'
import { Price } from '../../ui/price.tsx'
import type { BookedService } from './booked-service.ts'
import { type Step, steps } from './use-step.ts'

/** On phones the panel is a page of its own, with its own way back. */
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

/** Where somebody is; the style sheet says it, too, where there is no script. */
export const StepList = ({ step, duration }: { step: Step; duration: Duration }) => (
  <ol className="book-steps">
    <li aria-current={step === 'day' ? 'step' : undefined}>
      {duration === 'day' ? t('1. Day') : t('1. Day and time')}
    </li>
    <li aria-current={step === 'details' ? 'step' : undefined}>{t('2. Your details')}</li>
  </ol>
)

/** What was chosen, as one line; without script only the way back to it is known. */
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
