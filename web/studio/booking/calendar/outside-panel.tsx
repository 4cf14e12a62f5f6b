import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import {
  type OutsideCalendar,
  outsideCalendarInput,
  outsideCalendarName,
} from '../../../../contract/booking/outside-calendar.ts'
import { formatLongDate } from '../../../../contract/shape/dates.ts'
import { plural, t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Calendar, CalendarX } from '../../ui/icons.tsx'
import { useCall } from '../../ui/use-call.ts'
import { useForm } from '../../ui/use-form.ts'
import { Fold } from './fold.tsx'

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

const NameDialog = ({ calendar, onClose }: { calendar: OutsideCalendar; onClose: () => void }) => (
  <ActionDialog
    title={t('Rename {name}', { name: calendar.name })}
    lede={t('From {host}.', { host: calendar.host })}
    verb={t('Save name')}
    schema={outsideCalendarName}
    initial={{ name: calendar.name }}
    send={(body) => signedCall(api.outsideCalendar.rename, { params: { id: calendar._id }, body })}
    onClose={onClose}
  >
    {({ field }) => (
      <TextField label={t('Name')} {...field('name')} maxLength={80} autoComplete="off" required />
    )}
  </ActionDialog>
)

/** Adds a calendar by its link. */
function AddCalendar() {
  const { ref, busy, submit, field } = useForm({
    schema: outsideCalendarInput,
    initial: { name: '', address: '' },
    send: (body) => signedCall(api.outsideCalendar.add, { body }),
    startsOver: true,
  })
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate aria-label={t('Add a calendar')}>
      <TextField
        label={t('Name')}
        placeholder={t('Family')}
        {...field('name')}
        maxLength={80}
        autoComplete="off"
      />
      <TextField
        label={t('Calendar link')}
        type="url"
        placeholder="https://… .ics"
        {...field('address')}
        autoComplete="off"
        hint={t('Only busy times are read, never what they are for. Visitors see those hours as booked.')}
      />
      <div className="adm-gap">
        <Button look="line" type="submit" busy={busy}>
          {t('Add calendar')}
        </Button>
      </div>
    </form>
  )
}

function CalendarItem({ calendar, now }: { calendar: OutsideCalendar; now: number }) {
  const [isRenaming, setRenaming] = useState(false)
  const reading = useCall(api.outsideCalendar.read)
  const removing = useCall(api.outsideCalendar.remove)
  const { _id: id, name, failedSince } = calendar
  const acts = [
    {
      label: failedSince ? t('Try again') : t('Refresh'),
      spoken: t('Refresh {name}', { name }),
      run: () => void reading.send({ params: { id } }),
    },
    { label: t('Rename'), spoken: t('Rename {name}', { name }), run: () => setRenaming(true) },
    {
      label: t('Remove'),
      spoken: t('Remove {name}', { name }),
      run: () => void removing.send({ params: { id } }),
    },
  ]
  return (
    <li>
      <span className="adm-source-icon">{failedSince ? <CalendarX /> : <Calendar />}</span>
      <div>
        <span className="adm-cell-t">{name}</span>
        {failedSince ? (
          <span className="adm-cell-s adm-source-wrong">{failureWords(calendar)}</span>
        ) : (
          <span className="adm-cell-s">{readWords(calendar, now)}</span>
        )}
        <span className="adm-source-acts">
          {acts.map(({ label, spoken, run }) => (
            <button key={spoken} type="button" className="adm-link" aria-label={spoken} onClick={run}>
              {label}
            </button>
          ))}
        </span>
      </div>
      {isRenaming && <NameDialog calendar={calendar} onClose={() => setRenaming(false)} />}
    </li>
  )
}

/** Calendars elsewhere whose busy times block days. Their titles are never read. */
export function OutsidePanel({ calendars, now }: OutsidePanelProps) {
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
            <CalendarItem key={calendar._id} calendar={calendar} now={now} />
          ))}
        </ul>
      )}
      <AddCalendar />
    </Fold>
  )
}
