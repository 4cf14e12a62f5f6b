import { type BackLink, AdminHead } from '../ui/page-head.tsx'
import type { ReactNode } from 'react'
import type { Person } from '../../../contract/people/person.ts'
import type { PlaceholderValues } from '../../../contract/shape/placeholders.ts'
import type { ReplyTemplate } from '../../../contract/booking/reply-template.ts'
import type { Reply, ReplyInput } from '../../../contract/booking/reply.ts'
import { SpamPanel, useNotSpam } from './not-spam.tsx'
import { Notes, type NotesProps } from './notes.tsx'
import { RemoveAction } from '../ui/remove-action.tsx'
import { Replies } from './replies.tsx'
import type { RequestRow } from './request-list.tsx'
import { RequestSummary, StatusBadge } from './request-summary.tsx'
import { SamePerson } from '../people/same-person.tsx'
import { SolveAction, SolveDialog } from './solve.tsx'
import { ThumbBar } from '../ui/thumb-bar.tsx'
import { UnsavedForms } from '../ui/unsaved-forms.tsx'
import { useSolving } from './use-solving.ts'
import { type Label, t } from '../../../language/t.ts'

type Done = Promise<{ message: string }>

/** What nobody but the owner is given with a request. */
export interface OwnerParts {
  notes: NotesProps
  templates: ReplyTemplate[]
  /** Whoever sent it, with all that came from them. */
  person: Person
}

/** A booking or a message with its replies, and what can be done with it. */
export interface RequestPageProps<Row> {
  row: Row
  replies: Reply[]
  /** The owner answers and solves it; whoever sent it reads it. */
  maySolve: boolean
  solve: (row: Row) => Done
  /** Marks it as pending again. */
  reopen: (row: Row) => Done
  reply: (row: Row, reply: ReplyInput) => Done
  /** Moves it out of the spam. */
  clear: (row: Row) => Done
  remove: (row: Row) => Done
  /** What the owner alone has; null for everybody else. */
  own: OwnerParts | null
}

interface RequestPageContent {
  title: string
  lede: string
  back: BackLink
  noun: Label
  about: string
  /** What it is for those who do not see the page. */
  actLabel: string
  /** What deleting it takes along, where that is more than replies and mails. */
  goesAlong?: string
  /** Where replies go; nowhere for a person whose details were erased. */
  replyTo?: string
  /** What is known for the placeholders of a saved reply. */
  placeholders: PlaceholderValues
  /** To be called, where it is known. */
  phone?: string
  /** The first thing to read. */
  first?: ReactNode
  /** The way it goes, in the panel of the status. */
  path?: ReactNode
  /** Between the status and what happened. */
  middle?: ReactNode
  happened: ReactNode
  /** Above the replies. */
  letters?: ReactNode
  /** Under the replies. */
  below?: ReactNode
  /** How it stands, where that is more than pending or solved. */
  status?: ReactNode
  /** The next step beside solving it, above that in the panel of the status. */
  acts?: ReactNode
  /** What else can be done. */
  others?: ReactNode
  /** In place of the usual ways to answer within the thumb's reach. */
  thumbs?: ReactNode
  /** False where marking it as solved says nothing: it stands otherwise already. */
  showsSolve?: boolean
  /** Under the act in the panel of the status. */
  statusNote?: ReactNode
  /** Who it is from, beside the rest. */
  aside?: ReactNode
}

export function RequestPage<Row extends RequestRow>({
  row,
  replies,
  maySolve,
  own,
  words,
  ...acts
}: RequestPageProps<Row> & { words: RequestPageContent }) {
  const { title, lede, back, noun, actLabel, replyTo, statusNote } = words
  const clearing = useNotSpam(acts.clear)
  const { list, asked, busy, ask, cancel, confirm, reopen } = useSolving([row], acts.solve, acts.reopen)
  const isSpam = row.spamSigns.length > 0
  const summary = <RequestSummary name={row.name} about={words.about} />
  return (
    <UnsavedForms>
      <AdminHead title={title} lede={lede} back={back} />
      <div className="adm-form adm-request">
        <div className="adm-column">
          {isSpam && <SpamPanel row={row} of={actLabel} {...clearing} />}
          {words.first}
          <section className="panel adm-block adm-settle" aria-label={t('Status')} ref={list}>
            <div className="row adm-settle-head">{(!isSpam && words.status) || <StatusBadge {...row} />}</div>
            {words.path}
            <div className="row adm-next">
              {words.acts}
              {maySolve && !isSpam && words.showsSolve !== false && (
                <SolveAction
                  id={row._id}
                  resolved={row.resolved}
                  of={actLabel}
                  onAsk={(button) => ask(row, button)}
                  large
                  quiet={Boolean(words.acts)}
                />
              )}
            </div>
            {statusNote}
          </section>
          {words.middle}
          {words.happened}
          {words.letters}
          <Replies
            replies={replies}
            form={
              maySolve && !isSpam && replyTo
                ? {
                    to: replyTo,
                    resolved: row.resolved,
                    templates: own?.templates ?? [],
                    placeholders: words.placeholders,
                    send: (input) => acts.reply(row, input),
                    reopen: () => reopen(row),
                  }
                : undefined
            }
          />
          {words.below}
        </div>
        <div className="adm-column adm-aside">
          {words.aside}
          {own && <Notes {...own.notes} />}
          {(words.others || maySolve) && (
            <section className="panel adm-block adm-others" aria-label={t('Other actions')}>
              {words.others}
              {maySolve && (
                <RemoveAction
                  noun={noun}
                  what={summary}
                  note={
                    words.goesAlong ?? t('It is deleted permanently, with your replies and all its emails.')
                  }
                  remove={() => acts.remove(row)}
                  list={back.to}
                />
              )}
            </section>
          )}
          {own && !isSpam && <SamePerson id={row._id} person={own.person} />}
        </div>
      </div>
      {maySolve && !isSpam && (words.thumbs ?? <ThumbBar phone={words.phone} mayReply={Boolean(replyTo)} />)}
      <SolveDialog
        open={asked !== null}
        what={summary}
        busy={busy}
        onNo={cancel}
        onYes={() => void confirm()}
      />
    </UnsavedForms>
  )
}
