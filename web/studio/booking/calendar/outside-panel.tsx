import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { formatLongDate } from '../../../../contract/shape/dates.ts'
import type { OutsideCalendar } from '../../../../contract/booking/outside-calendar.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Calendar, CalendarX } from '../../ui/icons.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { AddCalendar } from './add-calendar.tsx'
import { Fold } from './fold.tsx'
import { NameDialog } from './name-dialog.tsx'
import { plural, t } from '../../../../language/t.ts'

interface OutsidePanelProps {
  calendars: OutsideCalendar[]
  now: number
}

const minuteMs = 60_000

function readWords({ busy, readAt }: OutsideCalendar, now: number) {
  if (!readAt) return t('Loading for the first time.')
  const minutes = Math.max(0, Math.round((now - Date.parse(readAt)) / minuteMs))
  const ago =
    minutes === 0
      ? t('just now')
      : minutes < 120
        ? plural(minutes, '{n} minute ago', '{n} minutes ago')
        : t('on {day}', { day: formatLongDate(readAt) })
  return t('{busy}, read {ago}', { busy: plural(busy, '{n} busy time', '{n} busy times'), ago })
}

function failureWords({ failedSince, readAt, problem }: OutsideCalendar) {
  const since = t('Not readable since {day}. {problem}', {
    day: formatLongDate(failedSince!),
    problem: problem ?? '',
  })
  return readAt ? `${since} ${t('Its last known times are still used.')}` : since
}

/** Calendars elsewhere whose busy times block days. Their titles are never read. */
export function OutsidePanel({ calendars, now }: OutsidePanelProps) {
  const { revalidate } = useRevalidator()
  const { act } = useMutation()
  const [renamed, setRenamed] = useState<OutsideCalendar | null>(null)
  const failing = calendars.filter(({ failedSince }) => failedSince).length
  return (
    <Fold
      title={t('Other calendars')}
      sub={failing > 0 ? t('{n} cannot be read', { n: failing }) : undefined}
      isWrong={failing > 0}
    >
      {calendars.length > 0 && (
        <ul className="adm-sources">
          {calendars.map((calendar) => (
            <li key={calendar._id}>
              <span className="adm-source-icon">{calendar.failedSince ? <CalendarX /> : <Calendar />}</span>
              <div>
                <span className="adm-cell-t">{calendar.name}</span>
                {calendar.failedSince ? (
                  <span className="adm-cell-s adm-source-wrong">{failureWords(calendar)}</span>
                ) : (
                  <span className="adm-cell-s">{readWords(calendar, now)}</span>
                )}
                <span className="adm-source-acts">
                  <button
                    type="button"
                    className="adm-link"
                    aria-label={t('Refresh {name}', { name: calendar.name })}
                    onClick={() =>
                      void act(() => signedCall(api.outsideCalendar.read, { params: { id: calendar._id } }))
                    }
                  >
                    {calendar.failedSince ? t('Try again') : t('Refresh')}
                  </button>
                  <button
                    type="button"
                    className="adm-link"
                    aria-label={t('Rename {name}', { name: calendar.name })}
                    onClick={() => setRenamed(calendar)}
                  >
                    {t('Rename')}
                  </button>
                  <button
                    type="button"
                    className="adm-link"
                    aria-label={t('Remove {name}', { name: calendar.name })}
                    onClick={() =>
                      void act(() => signedCall(api.outsideCalendar.remove, { params: { id: calendar._id } }))
                    }
                  >
                    {t('Remove')}
                  </button>
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <AddCalendar onSaved={() => void revalidate()} />
      {renamed && (
        <NameDialog
          calendar={renamed}
          onClose={() => setRenamed(null)}
          onSaved={() => {
            setRenamed(null)
            void revalidate()
          }}
        />
      )}
    </Fold>
  )
}
