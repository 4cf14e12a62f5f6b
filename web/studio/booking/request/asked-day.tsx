import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { ShownBooking } from '../../../../contract/booking/booking.ts'
import type { AskedDay } from '../../../../contract/booking/client-booking.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { shownTime } from '../../lib/clock.ts'
import { longDay } from '../../lib/days.ts'
import { Calendar } from '../../ui/icons.tsx'
import { useCall } from '../../ui/use-call.ts'
import { MoveDialog } from './move-dialog.tsx'
import { WordDialog } from './word-dialog.tsx'

const dayOf = ({ eventDate, startTime }: AskedDay) =>
  startTime ? `${longDay(eventDate)}, ${shownTime(startTime)}` : longDay(eventDate)

interface AskedDayNoticeProps {
  booking: ShownBooking
  asked: AskedDay
}

/** Another day that the client asks for, with three answers; or the day that the client was asked about. */
export function AskedDayNotice({ booking, asked }: AskedDayNoticeProps) {
  const [dialog, setDialog] = useState<'propose' | 'decline' | null>(null)
  const moving = useCall(api.bookingState.move)
  const params = { id: booking._id }
  const close = () => setDialog(null)
  const agree = () =>
    moving.send({ params, body: { eventDate: asked.eventDate, startTime: asked.startTime ?? undefined } })
  const isTheirs = asked.by === 'client'
  return (
    <section className="adm-clash" aria-labelledby="asked-title">
      <Calendar />
      <div>
        <h2 id="asked-title" lang={langOf(booking.name)}>
          {isTheirs
            ? t('{name} asks for {asked}', { name: booking.name, asked: dayOf(asked) })
            : t('You proposed {asked}', { asked: dayOf(asked) })}
        </h2>
        <p>
          {isTheirs
            ? t('{eventDate} stays theirs until you have answered.', {
                eventDate: longDay(booking.eventDate),
              })
            : t('{eventDate} stays as it is until they have answered.', {
                eventDate: longDay(booking.eventDate),
              })}
        </p>
        {asked.message && <p lang={langOf(asked.message)}>{`“${asked.message}”`}</p>}
      </div>
      {isTheirs && (
        <div className="adm-asked-acts">
          <Button look="ink" busy={moving.busy} onClick={() => void agree()}>
            {t('Agree')}
          </Button>
          <Button look="line" onClick={() => setDialog('propose')}>
            {t('Propose another day')}
          </Button>
          <Button look="bare" onClick={() => setDialog('decline')}>
            {t('Not possible')}
          </Button>
        </div>
      )}
      {dialog === 'propose' && <MoveDialog booking={booking} day={asked.eventDate} onClose={close} />}
      {dialog === 'decline' && (
        <WordDialog
          title={t('Decline this day?')}
          lede={t('The client is notified, and the booking stays as it is.')}
          verb={t('Not possible')}
          send={(body) => signedCall(api.clientBooking.declineDay, { params, body })}
          onClose={close}
        />
      )}
    </section>
  )
}
