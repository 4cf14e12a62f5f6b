import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ReplyTemplate } from '../../../contract/booking/reply-template.ts'
import { replyInput } from '../../../contract/booking/reply.ts'
import { inBraces, openPlaceholders, type PlaceholderValues } from '../../../contract/shape/placeholders.ts'
import { t } from '../../../language/t.ts'
import { randomKey } from '../../lib/random-key.ts'
import { useSendsEmail } from '../../lib/root-data.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Send } from '../ui/icons.tsx'
import { StudioForm, submitOnCtrlEnter } from '../ui/studio-form.tsx'
import { useCall } from '../ui/use-call.ts'
import { useForm } from '../ui/use-form.ts'
import type { RequestNoun, RequestRow } from './request-acts.tsx'
import { SavedReplies } from './saved-replies.tsx'

interface ReplyFormProps {
  noun: RequestNoun
  row: Pick<RequestRow, '_id' | 'resolved'> & { email: string }
  templates: ReplyTemplate[]
  /** Values for the placeholders of a saved reply. */
  placeholders: PlaceholderValues
}

const blank = { body: '', solve: false }

/** Sends a reply, which is stored with its request and emailed from the queue. If that fails, the text stays. */
export function ReplyForm({ noun, row, templates, placeholders }: ReplyFormProps) {
  const { _id: id, email, resolved } = row
  const { revalidate } = useRevalidator()
  const reopening = useCall(noun.reopen)
  const [key, setKey] = useState(randomKey)
  const form = useForm({
    schema: replyInput,
    initial: blank,
    prepare: ({ body, solve }) => ({ body, solve: solve && !resolved }),
    send: (reply) => signedCall(noun.reply, { params: { id }, body: { ...reply, key } }),
    onSaved: () => {
      setKey(randomKey())
      form.reset(blank)
      void revalidate()
    },
    offer: ({ solve }) =>
      solve ? { label: t('Keep it pending'), run: () => void reopening.send({ params: { id } }) } : undefined,
  })
  const { ref, values, busy, set, field } = form
  const sendsEmail = useSendsEmail()
  const label = sendsEmail ? t('Reply by email') : t('Reply')
  const dirty = values.body !== ''
  const open = openPlaceholders(values.body)
  /** Text written before stays above the template. */
  const insert = (words: string, solves: boolean) => {
    if (solves) set('solve', true)
    set('body', values.body.trim() ? `${values.body.trimEnd()}\n\n${words}` : words)
    ref.current?.querySelector('textarea')?.focus()
  }
  return (
    <StudioForm form={{ ...form, dirty }} aria-label={label}>
      <div className="adm-block">
        <SavedReplies templates={templates} values={placeholders} onPick={insert} />
        <TextArea
          label={label}
          hint={
            <>
              {open.length > 0 && (
                <b className="adm-open">{t('Please fill in: {open}.', { open: inBraces(open) })} </b>
              )}
              {sendsEmail
                ? t('It is sent to {to} and kept here.', { to: email })
                : t('It is kept here. The email to {to} waits for a mail server.', { to: email })}
              {sendsEmail && <span className="adm-by-key"> {t('Ctrl + Enter sends it.')}</span>}
            </>
          }
          rows={6}
          maxLength={10_000}
          spellCheck
          aria-keyshortcuts="Control+Enter Meta+Enter"
          {...field('body')}
          onKeyDown={submitOnCtrlEnter}
        />
      </div>
      <div className="row adm-savebar adm-addbar adm-replybar">
        {!resolved && (
          <label className="adm-check">
            <input
              type="checkbox"
              checked={values.solve}
              onChange={({ target }) => set('solve', target.checked)}
            />
            {t('and mark as solved')}
          </label>
        )}
        {dirty && (
          <Button look="bare" disabled={busy} onClick={() => form.reset(blank)}>
            {t('Clear')}
          </Button>
        )}
        <Button look="line" type="submit" busy={busy}>
          <Send />
          {t('Send reply')}
        </Button>
      </div>
    </StudioForm>
  )
}
