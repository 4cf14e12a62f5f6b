import { type FormEvent, type ReactNode, useId } from 'react'
import { AddBar } from './add-bar.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SaveBar } from './save-bar.tsx'
import type { useEntryForm } from './use-entry-form.ts'

type EntryFormState = Pick<
  ReturnType<typeof useEntryForm>,
  'form' | 'saved' | 'dirty' | 'busy' | 'conflict' | 'submit' | 'startOver' | 'overwrite' | 'loadStored'
>

interface EntryFormProps {
  entry: EntryFormState
  title: string
  verb: string
  /** The address that Cancel leads to for a stored entry; a new one can be cleared. */
  cancel?: string
  onSubmit?: (event: FormEvent) => void
  children: ReactNode
}

/** A form in its own panel: next to the list it adds to, or alone on the page of an entry. */
export function EntryForm({ entry, title, verb, cancel, onSubmit, children }: EntryFormProps) {
  const id = useId()
  const { form, saved, dirty, busy, conflict } = entry
  return (
    <div>
      <ConflictNotice
        sentence={conflict}
        busy={busy}
        onOverwrite={entry.overwrite}
        onLoadStored={entry.loadStored}
      />
      <form
        className="panel"
        ref={form}
        onSubmit={onSubmit ?? ((event) => void entry.submit(event))}
        noValidate
        aria-labelledby={id}
      >
        <header>
          <h2 id={id}>{title}</h2>
        </header>
        <div className="adm-block">{children}</div>
        {cancel ? (
          <SaveBar dirty={dirty} busy={busy} verb={verb} cancel={cancel} />
        ) : (
          <AddBar dirty={dirty} busy={busy} verb={verb} onClear={entry.startOver} />
        )}
      </form>
      <LeaveGuard dirty={dirty} saved={saved} />
    </div>
  )
}
