import type { ThreadMessage } from '../../../../contract/booking/client-booking.ts'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { useSendsEmail, useSite } from '../../../lib/root-data.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { FormNote } from '../../../ui/form-note.tsx'
import { SubmissionFields } from '../../../ui/form-protection.tsx'
import { useFormResult } from '../../../ui/use-form-result.ts'
import { type SentForm, useClientForm } from './use-client-form.ts'

interface ThreadProps {
  messages: ThreadMessage[]
  /** The name of the client. */
  name: string
  sent?: SentForm
}

const initial = (name: string) => [...name.trim()][0] ?? ''

function Message({ message, name }: { message: ThreadMessage; name: string }) {
  const { brand } = useSite()
  const isOwn = message.from === 'client'
  return (
    <article className="mine-msg">
      <span className={isOwn ? 'avatar me' : 'avatar'} aria-hidden="true">
        {initial(isOwn ? name : brand)}
      </span>
      <header>
        <b>{isOwn ? t('You wrote') : brand}</b>
        <time dateTime={message.date}>{formatUsDateTime(message.date)}</time>
      </header>
      <p lang={langOf(message.body)}>{message.body}</p>
    </article>
  )
}

/** Messages in both directions; each is also sent by email where possible. */
export function Thread({ messages, name, sent }: ThreadProps) {
  const { Form, busy, result } = useClientForm('message', sent)
  const { form, field } = useFormResult(result)
  return (
    <section className="mine-thread" id="messages" aria-labelledby="messages-title">
      <h2 id="messages-title">{t('Messages about your booking')}</h2>
      {messages.map((message) => (
        <Message key={message._id} message={message} name={name} />
      ))}
      <Form method="post" className="form" {...form}>
        <FormNote result={result} />
        <SubmissionFields result={result} />
        <input type="hidden" name="form" value="message" />
        <TextArea label={t('Your message')} {...field('message')} required rows={3} maxLength={5000} />
        <div className="mine-send">
          <span className="note">
            {useSendsEmail() ? t('You also get the answer by email.') : t('The answer appears here.')}
          </span>
          <Button type="submit" busy={busy}>
            {t('Send')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
