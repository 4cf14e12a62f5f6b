import type { ReactNode } from 'react'
import { formatUsDateTime } from '../../../contract/shape/dates.ts'
import type { BookingEvent } from '../../../contract/booking/booking-event.ts'
import type { ThreadMessage } from '../../../contract/booking/client-booking.ts'
import type { Reply } from '../../../contract/booking/reply.ts'
import { useViewer } from '../../lib/root-data.ts'
import { eventWords } from './event-words.ts'
import { MailState } from '../ui/mail-state.tsx'
import { t } from '../../../language/t.ts'

interface RequestHistoryProps {
  /** The first line: 'Request received'. */
  began: string
  row: { date: string; resolved: boolean; resolvedAt: string | null }
  replies: Reply[]
  /** The events of a booking. */
  events?: BookingEvent[]
  /** Messages in both directions; those of the owner are replies, which are listed already. */
  messages?: ThreadMessage[]
  /** The last line while it is pending; empty if nobody has to act. */
  waiting: string
  maySolve: boolean
}

interface HistoryLine {
  id: string
  date: string
  words: ReactNode
}

/** Solving is stored a moment after the event that caused it, but listed first. */
const placeOf = (line: HistoryLine) => Date.parse(line.date) + (line.id === 'solved' ? 1000 : 0)

const When = ({ at }: { at: string }) => <time dateTime={at}>{formatUsDateTime(at)}</time>

/** The history of a request, oldest first, with who and when. */
export function RequestHistory({
  began,
  row,
  replies,
  events,
  messages,
  waiting,
  maySolve,
}: RequestHistoryProps) {
  const viewerName = useViewer()?.displayName
  const who = (by: string) => (maySolve ? (by && by !== viewerName ? by : t('You')) : t('The studio'))
  const { date, resolved, resolvedAt } = row
  const lines: HistoryLine[] = [
    ...replies.map(({ _id, date, by, mail }) => ({
      id: _id,
      date,
      words: (
        <>
          {t('{by} replied', { by: who(by) })}
          {maySolve && mail && <MailState state={mail} />}
        </>
      ),
    })),
    // The first message of the client is the request itself.
    ...(events ?? [])
      .filter(({ what }) => what !== 'requested')
      .map((event) => ({ id: event._id, date: event.date, words: eventWords(event) })),
    ...(messages ?? [])
      .filter(({ from }) => from === 'client')
      .map(({ _id, date }) => ({
        id: _id,
        date,
        words: maySolve ? t('The client wrote') : t('You wrote to the studio'),
      })),
    ...(resolved && resolvedAt ? [{ id: 'solved', date: resolvedAt, words: t('Solved') }] : []),
  ].toSorted((a, b) => placeOf(a) - placeOf(b))
  return (
    <section className="panel" aria-labelledby="so-far-title">
      <header>
        <h2 id="so-far-title">{t('What happened')}</h2>
      </header>
      <ol className="adm-steps">
        <li>
          {began}
          <When at={date} />
        </li>
        {lines.map(({ id, date: at, words }) => (
          <li key={id}>
            {words}
            <When at={at} />
          </li>
        ))}
        {resolved && !resolvedAt && <li>{t('Solved')}</li>}
        {!resolved && waiting && <li>{waiting}</li>}
      </ol>
    </section>
  )
}
