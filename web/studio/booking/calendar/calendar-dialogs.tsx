import { api } from '../../../../contract/api.ts'
import { type BlockedDays, openDayInput } from '../../../../contract/booking/calendar.ts'
import { hoursOn, type WeekHours } from '../../../../contract/shape/week-hours.ts'
import { t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { TextField } from '../../../ui/field.tsx'
import { fullDay } from '../../lib/days.ts'
import { ActionDialog, ConfirmDialog } from '../../ui/action-dialog.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { repeatWords } from './calendar-events.ts'

export type CalendarQuestion =
  | { what: 'block'; from: string; to: string }
  | { what: 'unblock'; blocked: BlockedDays }
  | { what: 'open'; date: string }

const rangeWords = ({ from, to }: BlockedDays) =>
  from === to ? fullDay(from) : t('{from} to {until}', { from: fullDay(from), until: fullDay(to) })

const UnblockDialog = ({ blocked, onClose }: { blocked: BlockedDays; onClose: () => void }) => (
  <ConfirmDialog
    title={
      blocked.repeat
        ? t('Open all of these days for booking again?')
        : t('Open these days for booking again?')
    }
    what={
      <div>
        <span className="adm-cell-t">{blocked.reason || t('Kept free')}</span>
        <span className="adm-cell-s">
          {[rangeWords(blocked), repeatWords(blocked)].filter(Boolean).join(', ')}
        </span>
      </div>
    }
    lede={t('People waiting for one of these days are notified.')}
    verb={t('Yes, unblock')}
    cancel={t('Keep them blocked')}
    send={() => signedCall(api.calendar.unblock, { params: { id: blocked._id } })}
    onClose={onClose}
  />
)

interface OpenDayDialogProps {
  date: string
  hours: WeekHours | null
  onClose: () => void
}

/** Opens a day that is usually off, or with special hours. */
function OpenDayDialog({ date, hours, onClose }: OpenDayDialogProps) {
  const { from, until } = hoursOn(hours, date)
  return (
    <ActionDialog
      title={t('Open a day')}
      lede={t('It can be booked at these hours, whatever your weekly hours say.')}
      verb={t('Open this day')}
      schema={openDayInput}
      initial={{ date, from, until }}
      send={(body) => signedCall(api.calendar.open, { body })}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField label={t('Day')} type="date" {...field('date')} required />
          <div className="adm-pair adm-pair-keep">
            <TextField label={t('From')} type="time" {...field('from')} required />
            <TextField label={t('Until')} type="time" {...field('until')} required />
          </div>
        </>
      )}
    </ActionDialog>
  )
}

interface CalendarDialogsProps {
  asked: CalendarQuestion
  hours: WeekHours | null
  onClose: () => void
}

/** The dialogs that the calendar opens before a change. */
export function CalendarDialogs({ asked, hours, onClose }: CalendarDialogsProps) {
  if (asked.what === 'block') return <BlockDialog {...asked} onClose={onClose} />
  if (asked.what === 'open') return <OpenDayDialog date={asked.date} hours={hours} onClose={onClose} />
  return <UnblockDialog blocked={asked.blocked} onClose={onClose} />
}
