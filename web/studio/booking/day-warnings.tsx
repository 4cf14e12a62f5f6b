import { TriangleAlert } from '../ui/icons.tsx'
import type { useDays } from './use-calendar-days.ts'
import { t } from '../../../language/t.ts'
import { clashesOn, clashWords } from './clashes.ts'

/** One sentence for each reason against a day. */
export function warningsAbout(day: string, there: ReturnType<typeof useDays>, ownId: string) {
  return [
    ...clashesOn(day, there.bookings, ownId).map((clash) =>
      t('You already have {name} that day: {booking}.', { name: clash.name, booking: clashWords(clash) }),
    ),
    ...(there.off.includes(day) ? [t('You do not work that day.')] : []),
    ...there.busy.map(({ calendar }) => t('You are busy elsewhere that day: {calendar}.', { calendar })),
    ...there.blocked.map(({ reason }) =>
      reason ? t('You have blocked this day: {reason}.', { reason }) : t('You have blocked this day.'),
    ),
  ]
}

export const DayWarnings = ({ warnings }: { warnings: string[] }) =>
  warnings.map((words) => (
    <p key={words} className="adm-warn">
      <TriangleAlert />
      <span>{words}</span>
    </p>
  ))
