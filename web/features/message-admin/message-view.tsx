import { formatUsDate, formatUsDateTime } from '../../../contract/dates.ts'
import type { Message } from '../../../contract/message.ts'
import type { Reply, ReplyInput } from '../../../contract/reply.ts'
import { langOf } from '../../lib/lang.ts'
import { SpamPanel, useClearing } from '../../ui/admin/not-spam.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { RemoveAction } from '../../ui/admin/remove-action.tsx'
import { Replies } from '../../ui/admin/replies.tsx'
import { SolveAction, SolveDialog } from '../../ui/admin/solve.tsx'
import { StatusBadge } from '../../ui/admin/status.tsx'
import { useSolving } from '../../ui/admin/use-solving.ts'
import { Avatar } from '../../ui/avatar.tsx'

interface MessageViewProps {
  message: Message
  replies: Reply[]
  /** The owner answers and settles it; whoever sent it reads it. */
  maySolve: boolean
  solve: (message: Message) => Promise<{ message: string }>
  reply: (message: Message, reply: ReplyInput) => Promise<{ message: string }>
  /** Moves it out of the spam. */
  clear: (message: Message) => Promise<{ message: string }>
  remove: (message: Message) => Promise<{ message: string }>
}

const mailAddress = ({ email, subject }: Message) =>
  `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`

export function MessageView(props: MessageViewProps) {
  const { message, replies, maySolve, solve, reply, clear, remove } = props
  const clearing = useClearing(clear)
  const isSpam = message.spamSigns.length > 0
  const { list, asked, busy, ask, cancel, confirm } = useSolving([message], solve)
  const { _id, name, email, subject, date, resolved } = message
  const what = (
    <div>
      <span className="adm-cell-t">{name}</span>
      <span className="adm-cell-s">{subject}</span>
    </div>
  )
  return (
    <>
      <AdminHead
        title={subject}
        lede={`${name}, ${formatUsDate(date)}`}
        back={{ to: '/admin/inbox', label: 'Go Back' }}
      />
      <div className="adm-form">
        <div className="adm-column">
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
          <Replies
            replies={replies}
            form={maySolve && !isSpam ? { to: email, send: (input) => reply(message, input) } : undefined}
          />
        </div>
        <div className="adm-aside">
          {isSpam && <SpamPanel row={message} of={`${name}, ${subject}`} {...clearing} />}
          <section className="adm-panel adm-block adm-settle" aria-label="Status" ref={list}>
            <div className="adm-settle-head">
              <b>Status</b>
              <StatusBadge {...message} />
            </div>
            {maySolve ? (
              !isSpam && (
                <SolveAction
                  id={_id}
                  resolved={resolved}
                  of={`${name}, ${subject}`}
                  onAsk={(button) => ask(message, button)}
                  large
                />
              )
            ) : (
              <p className="adm-soft adm-small">
                {resolved ? 'The studio has settled it.' : 'The studio has it and will answer by email.'}
              </p>
            )}
            {maySolve && (
              <RemoveAction
                noun="message"
                what={what}
                note="It goes for good, with your replies and all mails about it."
                remove={() => remove(message)}
                list="/admin/inbox"
              />
            )}
          </section>
        </div>
      </div>
      <SolveDialog open={asked !== null} what={what} busy={busy} onNo={cancel} onYes={() => void confirm()} />
    </>
  )
}
