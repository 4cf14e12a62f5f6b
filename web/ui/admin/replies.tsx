import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatUsDateTime } from '../../../contract/dates.ts'
import { type Reply, replyInput, type ReplyInput } from '../../../contract/reply.ts'
import { langOf } from '../../lib/lang.ts'
import { randomKey } from '../../lib/random-key.ts'
import { PageLink } from '../page-link.tsx'
import { AddBar } from './add-bar.tsx'
import { AdminTextArea } from './field.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { MailState } from './mail-state.tsx'
import { useAdminForm } from './use-admin-form.ts'

const blank = { body: '' }

interface ReplyFormProps {
  to: string
  send: (reply: ReplyInput) => Promise<{ message: string }>
}

/** Stored with what it answers and mailed from the queue. Whatever fails, the words stay. */
function ReplyForm({ to, send }: ReplyFormProps) {
  const { revalidate } = useRevalidator()
  const [key, setKey] = useState(randomKey)
  const { form, values, errors, busy, dirty, saved, submit, set, check, restart } = useAdminForm({
    schema: replyInput,
    initial: blank,
    send: (reply) => send({ ...reply, key }),
    onSaved: () => {
      setKey(randomKey())
      restart(blank)
      void revalidate()
    },
  })
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-label="Reply by email">
      <div className="adm-block">
        <AdminTextArea
          label="Reply by email"
          hint={`It goes to ${to} and is kept here.`}
          name="body"
          rows={6}
          maxLength={10_000}
          spellCheck
          value={values.body}
          error={errors.body}
          onChange={({ target }) => set('body', target.value)}
          onBlur={() => check('body')}
        />
      </div>
      <AddBar dirty={dirty} busy={busy} verb="Send reply" onClear={() => restart(blank)} quiet />
      <LeaveGuard dirty={dirty} saved={saved} />
    </form>
  )
}

interface RepliesProps {
  replies: Reply[]
  /** Whoever may answer does so here; everybody else reads. */
  form?: ReplyFormProps
}

export function Replies({ replies, form }: RepliesProps) {
  if (replies.length === 0 && !form) return null
  return (
    <section className="adm-panel adm-replies" aria-labelledby="replies-title">
      <header>
        <h2 id="replies-title">{form ? 'Your replies' : 'Replies of the studio'}</h2>
      </header>
      {replies.length > 0 && (
        <ol>
          {replies.map(({ _id, body, date, mail }) => (
            <li key={_id}>
              <p className="adm-letter" lang={langOf(body)}>
                {body}
              </p>
              <div className="adm-reply-foot">
                <time className="adm-soft adm-small adm-num" dateTime={date}>
                  {formatUsDateTime(date)}
                </time>
                {form && mail && <MailState state={mail} />}
                {form && mail === 'failed' && (
                  <PageLink className="adm-link adm-small" to="/admin/mails?status=failed">
                    See why
                  </PageLink>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      {form && <ReplyForm {...form} />}
    </section>
  )
}
