import type { ReactNode } from 'react'
import type { Reply } from '../../../contract/booking/reply.ts'
import { formatUsDateTime } from '../../../contract/shape/dates.ts'
import { t } from '../../../language/t.ts'
import { langOf } from '../../lib/lang.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { MailState } from '../ui/mail-state.tsx'

/** A message with its time; details are shown next to the time. */
export const Letter = ({ body, date, children }: { body: string; date: string; children?: ReactNode }) => (
  <li>
    <p className="adm-letter" lang={langOf(body)}>
      {body}
    </p>
    <div className="row adm-reply-foot">
      <time className="adm-soft adm-small adm-num" dateTime={date}>
        {formatUsDateTime(date)}
      </time>
      {children}
    </div>
  </li>
)

interface RepliesProps {
  replies: Reply[]
  /** The form, for people who may answer. */
  children: ReactNode
}

export function Replies({ replies, children: form }: RepliesProps) {
  if (replies.length === 0 && !form) return null
  return (
    <section className="panel adm-replies" aria-labelledby="replies-title">
      <header>
        <h2 id="replies-title">{form ? t('Your replies') : t('The studio’s replies')}</h2>
      </header>
      {replies.length > 0 && (
        <ol>
          {replies.map(({ _id, body, date, mail }) => (
            <Letter key={_id} body={body} date={date}>
              {form && mail && <MailState state={mail} />}
              {form && mail === 'failed' && (
                <PageLink className="adm-link adm-small" to="/admin/mails?status=failed">
                  {t('See why')}
                </PageLink>
              )}
            </Letter>
          ))}
        </ol>
      )}
      {form}
    </section>
  )
}
