import { Letter } from './letter.tsx'
import type { Reply } from '../../../contract/booking/reply.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { MailState } from '../ui/mail-state.tsx'
import { ReplyForm, type ReplyFormProps } from './reply-form.tsx'
import { t } from '../../../language/t.ts'

interface RepliesProps {
  replies: Reply[]
  /** The form, for people who may answer. */
  form?: ReplyFormProps
}

export function Replies({ replies, form }: RepliesProps) {
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
      {form && <ReplyForm {...form} />}
    </section>
  )
}
