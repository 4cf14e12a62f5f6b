import { formatUsDate, formatUsDateTime } from '../../../contract/dates.ts'
import type { Message } from '../../../contract/message.ts'
import { langOf } from '../../lib/lang.ts'
import { Mail } from '../../ui/admin/icons.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { SolveAction, SolveDialog } from '../../ui/admin/solve.tsx'
import { StatusBadge } from '../../ui/admin/status.tsx'
import { useSolving } from '../../ui/admin/use-solving.ts'
import { Avatar } from '../../ui/avatar.tsx'

interface MessageViewProps {
  message: Message
  /** The owner answers and settles it; whoever sent it reads it. */
  maySolve: boolean
  solve: (message: Message) => Promise<{ message: string }>
}

const mailAddress = ({ email, subject }: Message) =>
  `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`

export function MessageView({ message, maySolve, solve }: MessageViewProps) {
  const { list, asked, busy, ask, cancel, confirm } = useSolving([message], solve)
  const { _id, name, email, subject, date, resolved } = message
  return (
    <>
      <AdminHead
        title={subject}
        lede={`${name}, ${formatUsDate(date)}`}
        back={{ to: '/admin/inbox', label: 'Go Back' }}
      />
      <div className="adm-form">
        <section className="adm-panel" aria-label="Message">
          <div className="adm-mailhead">
            <Avatar name={name} />
            <div>
              <span className="adm-cell-t" lang={langOf(name)}>
                {name}
              </span>
              {maySolve ? (
                <a className="adm-cell-s adm-link" href={mailAddress(message)}>
                  {email}
                </a>
              ) : (
                <span className="adm-cell-s">{email}</span>
              )}
            </div>
            <time className="adm-soft adm-small adm-num" dateTime={date}>
              {formatUsDateTime(date)}
            </time>
          </div>
          <p className="adm-letter" lang={langOf(message.message)}>
            {message.message}
          </p>
        </section>
        <div className="adm-aside">
          <section className="adm-panel adm-block adm-settle" aria-label="Status" ref={list}>
            <div className="adm-settle-head">
              <b>Status</b>
              <StatusBadge resolved={resolved} />
            </div>
            {maySolve ? (
              <>
                <SolveAction
                  id={_id}
                  resolved={resolved}
                  of={`${name}, ${subject}`}
                  onAsk={(button) => ask(message, button)}
                  large
                />
                <a className="adm-btn" href={mailAddress(message)}>
                  <Mail />
                  Reply by email
                </a>
              </>
            ) : (
              <p className="adm-soft adm-small">
                {resolved ? 'The studio has settled it.' : 'The studio has it and will answer by email.'}
              </p>
            )}
          </section>
        </div>
      </div>
      <SolveDialog
        open={asked !== null}
        what={
          <div>
            <span className="adm-cell-t">{name}</span>
            <span className="adm-cell-s">{subject}</span>
          </div>
        }
        busy={busy}
        onNo={cancel}
        onYes={() => void confirm()}
      />
    </>
  )
}
