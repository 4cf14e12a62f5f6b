import { formatUsDateTime } from '../../../contract/dates.ts'
import type { BookingEvent } from '../../../contract/booking-event.ts'
import type { ThreadMessage } from '../../../contract/client-booking.ts'
import type { Reply } from '../../../contract/reply.ts'
import { useViewer } from '../../lib/viewer.ts'
import { eventWords } from './event-words.ts'
import { MailState } from './mail-state.tsx'
import { t } from '../../../language/t.ts'

interface SoFarProps {
  /** How it began: 'Request received'. */
  began: string
  row: { date: string; resolved: boolean; resolvedAt: string | null }
  replies: Reply[]
  /** What became of a booking. */
  events?: BookingEvent[]
  /** Both ways; those of the owner are replies, which are told already. */
  messages?: ThreadMessage[]
  /** What everybody but the owner reads while nothing has been settled. */
  waiting: string
  maySolve: boolean
}

/** The first word of the client is told already. */
const inOrder = (replies: Reply[], events: BookingEvent[], messages: ThreadMessage[]) =>
  [
    ...replies,
    ...events.filter(({ what }) => what !== 'requested'),
    ...messages.filter(({ from }) => from === 'client'),
  ].toSorted((a, b) => a.date.localeCompare(b.date))

const When = ({ at }: { at: string }) => <time dateTime={at}>{formatUsDateTime(at)}</time>

/** What has happened with a request, oldest first, with who and when. */
export function SoFar({ began, row, replies, events, messages, waiting, maySolve }: SoFarProps) {
  const own = useViewer()?.displayName
  const who = (by: string) => (maySolve ? (by && by !== own ? by : t('You')) : t('The studio'))
  return (
    <section className="panel" aria-labelledby="so-far-title">
      <header>
        <h2 id="so-far-title">{t('So far')}</h2>
      </header>
      <ol className="adm-steps">
        <li>
          {began}
          <When at={row.date} />
        </li>
        {inOrder(replies, events ?? [], messages ?? []).map((one) =>
          'from' in one ? (
            <li key={one._id}>
              {maySolve ? t('The client wrote') : t('You wrote to the studio')}
              <When at={one.date} />
            </li>
          ) : 'what' in one ? (
            <li key={one._id}>
              {eventWords(one)}
              <When at={one.date} />
            </li>
          ) : (
            <li key={one._id}>
              {t('{by} replied by email', { by: who(one.by) })}
              {maySolve && one.mail && <MailState state={one.mail} />}
              <When at={one.date} />
            </li>
          ),
        )}
        <li>
          {row.resolved ? t('Solved') : maySolve ? t('Waiting for you') : waiting}
          {row.resolved && row.resolvedAt && <When at={row.resolvedAt} />}
        </li>
      </ol>
    </section>
  )
}
