import { formatUsDateTime } from '../../../contract/dates.ts'
import type { Reply } from '../../../contract/reply.ts'
import { useViewer } from '../../lib/viewer.ts'
import { MailState } from './mail-state.tsx'

interface SoFarProps {
  /** How it began: 'Request received'. */
  began: string
  row: { date: string; resolved: boolean; resolvedAt: string | null }
  replies: Reply[]
  /** What everybody but the owner reads while nothing has been settled. */
  waiting: string
  maySolve: boolean
}

const When = ({ at }: { at: string }) => <time dateTime={at}>{formatUsDateTime(at)}</time>

/** What has happened with a request, oldest first, with who and when. */
export function SoFar({ began, row, replies, waiting, maySolve }: SoFarProps) {
  const own = useViewer()?.displayName
  const who = (by: string) => (maySolve ? (by && by !== own ? by : 'You') : 'The studio')
  return (
    <section className="panel" aria-labelledby="so-far-title">
      <header>
        <h2 id="so-far-title">So far</h2>
      </header>
      <ol className="adm-steps">
        <li>
          {began}
          <When at={row.date} />
        </li>
        {replies.map(({ _id, by, date, mail }) => (
          <li key={_id}>
            {who(by)} replied by email
            {maySolve && mail && <MailState state={mail} />}
            <When at={date} />
          </li>
        ))}
        <li>
          {row.resolved ? 'Solved' : maySolve ? 'Waiting for you' : waiting}
          {row.resolved && row.resolvedAt && <When at={row.resolvedAt} />}
        </li>
      </ol>
    </section>
  )
}
