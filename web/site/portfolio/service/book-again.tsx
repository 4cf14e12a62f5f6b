import type { ReactNode } from 'react'
import type { Service } from '../../../../contract/portfolio/service.ts'
import { longDay } from '../../../../contract/shape/day-words.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import type { LoadedDays } from '../../booking/load-days.ts'
import { isFree } from '../../../../contract/shape/day-words.ts'
import { Price } from '../../../ui/price.tsx'

interface BookAgainProps {
  service: Service
  days: LoadedDays
  /** What happens after a request. */
  children: ReactNode
}

/** The link to the form, next to the reviews. */
export function BookAgain({ service, days: { days }, children }: BookAgainProps) {
  const firstFree = days?.find(isFree)?.date
  return (
    <aside className="book-again" aria-label={t('Choose a day')}>
      <div className="book-again-service">
        <p className="book-again-title" lang={langOf(service.title)}>
          {service.title}
        </p>
        <Price amount={service.price} />
        {firstFree && <p className="note">{t('First free day: {day}', { day: longDay(firstFree) })}</p>}
        <a className="btn btn-ink btn-wide" href="#book">
          {t('Choose a day')}
        </a>
      </div>
      {children}
    </aside>
  )
}
