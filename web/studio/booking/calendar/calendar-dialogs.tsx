import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import type { BlockedDays } from '../../../../contract/booking/calendar.ts'
import { hoursOn, type WeekHours } from '../../../../contract/shape/week-hours.ts'
import { fullDay } from '../../lib/days.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { ConfirmDialog } from '../../ui/confirm.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { BlockDialog } from './block-dialog.tsx'
import { repeatWords } from './calendar-events.ts'
import { OpenDayDialog } from './open-day-dialog.tsx'
import { t } from '../../../../language/t.ts'

export type CalendarQuestion =
  | { what: 'block'; from: string; to: string }
  | { what: 'unblock'; blocked: BlockedDays }
  | { what: 'open'; date: string }

interface CalendarDialogsProps {
  asked: CalendarQuestion | null
  hours: WeekHours | null
  onClose: () => void
}

const rangeWords = ({ from, to }: BlockedDays) =>
  from === to ? fullDay(from) : t('{from} to {until}', { from: fullDay(from), until: fullDay(to) })

/** The dialogs that the calendar opens before a change. */
export function CalendarDialogs({ asked, hours, onClose }: CalendarDialogsProps) {
  const { revalidate } = useRevalidator()
  const { busy, act } = useMutation()
  const after = {
    onClose,
    onSaved: () => {
      onClose()
      void revalidate()
    },
  }
  async function unblock({ _id }: BlockedDays) {
    await act(() => signedCall(api.calendar.unblock, { params: { id: _id } }))
    onClose()
  }
  if (asked?.what === 'block') return <BlockDialog {...asked} {...after} />
  if (asked?.what === 'open') {
    const { from, until } = hoursOn(hours, asked.date)
    return <OpenDayDialog {...after} date={asked.date} from={from} until={until} />
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      question={
        asked?.blocked.repeat
          ? t('Open all of these days for booking again?')
          : t('Open these days for booking again?')
      }
      what={
        asked && (
          <div>
            <span className="adm-cell-t">{asked.blocked.reason || t('Kept free')}</span>
            <span className="adm-cell-s">
              {[rangeWords(asked.blocked), repeatWords(asked.blocked)].filter(Boolean).join(', ')}
            </span>
          </div>
        )
      }
      note={t('People waiting for one of these days are notified.')}
      yes={t('Yes, unblock')}
      no={t('Keep them blocked')}
      busy={busy}
      onNo={() => !busy && onClose()}
      onYes={() => asked && void unblock(asked.blocked)}
    />
  )
}
