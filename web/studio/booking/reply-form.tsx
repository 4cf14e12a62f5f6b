import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { inBraces, openPlaceholders, type PlaceholderValues } from '../../../contract/shape/placeholders.ts'
import type { ReplyTemplate } from '../../../contract/booking/reply-template.ts'
import { replyInput, type ReplyInput } from '../../../contract/booking/reply.ts'
import { useSendsEmail } from '../../lib/root-data.ts'
import { randomKey } from '../../lib/random-key.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Send } from '../ui/icons.tsx'
import { SavedReplies } from './saved-replies.tsx'
import { submitOnCtrlEnter } from '../ui/submit-on-ctrl-enter.ts'
import { useUnsaved } from '../ui/unsaved-forms.tsx'
import { useAdminForm } from '../ui/use-admin-form.ts'
import { t } from '../../../language/t.ts'

export interface ReplyFormProps {
  to: string
  /** Already solved, so the form does not offer to solve it. */
  resolved: boolean
  templates: ReplyTemplate[]
  /** Values for the placeholders of a saved reply. */
  placeholders: PlaceholderValues
  send: (reply: ReplyInput) => Promise<{ message: string }>
  /** Marks the request as pending again. */
  reopen: () => void
}

const blank = { body: '', solve: false }

/** Sends a reply, which is stored with its request and emailed from the queue. If that fails, the text stays. */
export function ReplyForm({ to, resolved, templates, placeholders, send, reopen }: ReplyFormProps) {
  const { revalidate } = useRevalidator()
  const [key, setKey] = useState(randomKey)
  const { form, values, busy, submit, set, field, restart } = useAdminForm({
    schema: replyInput,
    initial: blank,
    prepare: ({ body, solve }) => ({ body, solve: solve && !resolved }),
    send: (reply) => send({ ...reply, key }),
    onSaved: () => {
      setKey(randomKey())
      restart(blank)
      void revalidate()
    },
    offer: ({ solve }) => (solve ? { label: t('Keep it pending'), run: reopen } : undefined),
  })
  const sendsEmail = useSendsEmail()
  const label = sendsEmail ? t('Reply by email') : t('Reply')
  const dirty = values.body !== ''
  useUnsaved('reply', dirty)
  const open = openPlaceholders(values.body)
  /** Text written before stays above the template. */
  const insert = (words: string, solves: boolean) => {
    if (solves) set('solve', true)
    set('body', values.body.trim() ? `${values.body.trimEnd()}\n\n${words}` : words)
    form.current?.querySelector('textarea')?.focus()
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-label={label}>
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
                ? t('It is sent to {to} and kept here.', { to })
                : t('It is kept here. The email to {to} waits for a mail server.', { to })}
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
          <Button look="bare" disabled={busy} onClick={() => restart(blank)}>
            {t('Clear')}
          </Button>
        )}
        <Button look="line" type="submit" busy={busy}>
          <Send />
          {t('Send reply')}
        </Button>
      </div>
    </form>
  )
}
