import { formatUsDate, formatUsDateTime } from '../../../../contract/shape/dates.ts'
import type { Message } from '../../../../contract/booking/message.ts'
import { siteName } from '../../../../contract/shape/site.ts'
import { langOf } from '../../../lib/lang.ts'
import { useSite } from '../../../lib/root-data.ts'
import { RequestPage, type RequestPageProps } from '../request-page.tsx'
import { RequestHistory } from '../request-history.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { t } from '../../../../language/t.ts'

const mailAddress = ({ email, subject }: Message) =>
  `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`

function Letter({ message, maySolve }: { message: Message; maySolve: boolean }) {
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

export function MessageView(props: RequestPageProps<Message>) {
  const site = useSite()
  const { row: message, maySolve } = props
  const { name, email, subject, date } = message
  return (
    <RequestPage
      {...props}
      words={{
        title: subject,
        lede: `${name}, ${formatUsDate(date)}`,
        back: { to: '/admin/inbox', label: 'Go Back' },
        noun: 'message',
        about: subject,
        actLabel: `${name}, ${subject}`,
        replyTo: email,
        placeholders: { name, studio: siteName(site) },
        first: <Letter message={message} maySolve={maySolve} />,
        happened: (
          <RequestHistory
            began={t('Message received')}
            row={message}
            replies={props.replies}
            waiting={maySolve ? t('Waiting for you') : t('The studio has received it and will answer.')}
            maySolve={maySolve}
          />
        ),
      }}
    />
  )
}
