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

/** The parts of the page that only the owner gets. */
export interface OwnerParts {
  notes: NotesProps
  templates: ReplyTemplate[]
  /** The sender with everything else they sent. */
  person: Person
}

/** A booking or a message with its replies and actions. */
export interface RequestPageProps<Row> {
  row: Row
  replies: Reply[]
  /** Whether the viewer may answer and solve it: only the owner may. */
  maySolve: boolean
  solve: (row: Row) => Done
  /** Marks it as pending again. */
  reopen: (row: Row) => Done
  reply: (row: Row, reply: ReplyInput) => Done
  /** Moves it out of the spam. */
  clear: (row: Row) => Done
  remove: (row: Row) => Done
  /** The parts for the owner; null for everyone else. */
  own: OwnerParts | null
}

interface RequestPageContent {
  title: string
  lede: string
  back: BackLink
  noun: Label
  about: string
  /** The name of the request for screen readers. */
  actLabel: string
  /** What else is deleted, besides replies and emails. */
  goesAlong?: string
  /** The address that replies go to; empty for erased people. */
  replyTo?: string
  /** Values for the placeholders of a saved reply. */
  placeholders: PlaceholderValues
  /** The phone number, if known. */
  phone?: string
  /** Shown first. */
  first?: ReactNode
  /** The steps, in the status panel. */
  path?: ReactNode
  /** Shown between the status and the history. */
  middle?: ReactNode
  happened: ReactNode
  /** Shown above the replies. */
  letters?: ReactNode
  /** Shown below the replies. */
  below?: ReactNode
  /** The status, if it is more than pending or solved. */
  status?: ReactNode
  /** The next step, above the button to solve it. */
  acts?: ReactNode
  /** Further actions. */
  others?: ReactNode
  /** Replaces the usual bar with ways to answer on phones. */
  thumbs?: ReactNode
  /** False if solving adds nothing to its current status. */
  showsSolve?: boolean
  /** Shown below the action in the status panel. */
  statusNote?: ReactNode
  /** Details of the sender, at the side. */
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
