import { api } from '../../../../contract/api.ts'
import type { Message } from '../../../../contract/booking/message.ts'
import type { Reply } from '../../../../contract/booking/reply.ts'
import { formatUsDate, formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { siteName } from '../../../../contract/shape/site.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { useIsOwner, useSite } from '../../../lib/root-data.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { SamePerson } from '../../people/same-person.tsx'
import { AdminHead, type BackLink } from '../../ui/page-head.tsx'
import { RemoveAction } from '../../ui/remove-action.tsx'
import { ThumbBar } from '../../ui/thumb-bar.tsx'
import { UnsavedForms } from '../../ui/unsaved-forms.tsx'
import { useRowFocus } from '../../ui/use-row-focus.ts'
import type { OwnerData } from '../load-requests.ts'
import { Notes } from '../notes.tsx'
import { Replies } from '../replies.tsx'
import { ReplyForm } from '../reply-form.tsx'
import { SolveAction, SpamPanel } from '../request-acts.tsx'
import { RequestHistory } from '../request-history.tsx'
import { RequestSummary, StatusBadge } from '../request-summary.tsx'

const mailAddress = ({ email, subject }: Message) =>
  `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`

function MessagePanel({ message, maySolve }: { message: Message; maySolve: boolean }) {
  const { name, email, date } = message
  return (
    <section className="panel" aria-label={t('Message')}>
      <div className="row adm-mailhead">
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
  )
}

interface MessageViewProps {
  message: Message
  replies: Reply[]
  own: OwnerData | null
  back: BackLink
}

export function MessageView({ message, replies, own, back }: MessageViewProps) {
  const site = useSite()
  const maySolve = useIsOwner()
  const focus = useRowFocus()
  const { _id, name, email, subject, date } = message
  const isSpam = message.spamSigns.length > 0
  const isOpenToOwner = maySolve && !isSpam
  const spoken = `${name}, ${subject}`
  return (
    <UnsavedForms>
      <AdminHead title={subject} lede={`${name}, ${formatUsDate(date)}`} back={back} />
      <div className="adm-form adm-request" {...focus}>
        <div className="adm-column">
          {isSpam && <SpamPanel noun={api.message} row={message} of={spoken} />}
          <MessagePanel message={message} maySolve={maySolve} />
          <section className="panel adm-block adm-settle" aria-label={t('Status')}>
            <div className="row adm-settle-head">
              <StatusBadge {...message} />
            </div>
            <div className="row adm-next">
              {isOpenToOwner && <SolveAction noun={api.message} row={message} about={subject} of={spoken} />}
            </div>
          </section>
          <RequestHistory
            began={t('Message received')}
            row={message}
            replies={replies}
            waiting={maySolve ? t('Waiting for you') : t('The studio has received it and will answer.')}
            maySolve={maySolve}
          />
          <Replies replies={replies}>
            {isOpenToOwner && email && (
              <ReplyForm
                noun={api.message}
                row={message}
                templates={own?.templates ?? []}
                placeholders={{ name, studio: siteName(site) }}
              />
            )}
          </Replies>
        </div>
        <div className="adm-column adm-aside">
          {own && <Notes id={_id} note={own.note} read={api.note.ofMessage} write={api.note.saveOfMessage} />}
          {maySolve && (
            <section className="panel adm-block adm-others" aria-label={t('Other actions')}>
              <RemoveAction
                noun="message"
                what={<RequestSummary name={name} about={subject} />}
                note={t('It is deleted permanently, with your replies and all its emails.')}
                remove={() => signedCall(api.message.remove, { params: { id: _id } })}
                list={back.to}
              />
            </section>
          )}
          {own && !isSpam && <SamePerson id={_id} person={own.person} />}
        </div>
      </div>
      {isOpenToOwner && <ThumbBar mayReply={email !== ''} />}
    </UnsavedForms>
  )
}
