import type { NearBooking } from '../../../../contract/booking/booking.ts'
import { longDay } from '../../lib/days.ts'
import { langOf } from '../../../lib/lang.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { TriangleAlert } from '../../ui/icons.tsx'
import { clashWords } from '../clashes.ts'
import { t } from '../../../../language/t.ts'

/** Names other bookings of the day. A warning only. */
export function ClashNotice({ day, clashes }: { day: string; clashes: NearBooking[] }) {
  const [first, ...others] = clashes
  if (!first) return null
  return (
    <section className="adm-clash" aria-labelledby="clash-title">
      <TriangleAlert />
      <div>
        <h2 id="clash-title" lang={langOf(first.name)}>
          {t('You already have {name} that day', { name: first.name })}
        </h2>
        <p>
          {others.length === 0
            ? `${longDay(day)}: ${clashWords(first)}.`
            : `${longDay(day)}: ${[clashWords(first), ...others.map(({ name }) => name)].join(', ')}.`}
        </p>
      </div>
      <ButtonLink look="line" to={`/admin/calendar?day=${day}`}>
        {t('See the day')}
      </ButtonLink>
    </section>
  )
}
