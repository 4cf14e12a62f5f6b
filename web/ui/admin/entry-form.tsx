import { type FormEvent, type ReactNode, type RefObject, useId } from 'react'
import { AddBar } from './add-bar.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SaveBar } from './save-bar.tsx'

interface EntryFormProps {
  title: string
  verb: string
  form: RefObject<HTMLFormElement | null>
  saved: RefObject<boolean>
  dirty: boolean
  busy: boolean
  clash: string | null
  onSubmit: (event: FormEvent) => void
  /** For a new entry: empties the form. */
  onClear?: () => void
  /** For a stored one: where to go instead. */
  cancel?: string
  onKeepMine: () => void
  onTakeTheirs: () => void
  children: ReactNode
}

/** A small form of its own panel: beside the list it adds to, or alone on the page of one entry. */
export function EntryForm({ title, verb, form, saved, dirty, busy, clash, ...props }: EntryFormProps) {
  const id = useId()
  return (
    <div>
      <ConflictNotice
        sentence={clash}
        busy={busy}
        onKeepMine={props.onKeepMine}
        onTakeTheirs={props.onTakeTheirs}
      />
      <form className="adm-panel" ref={form} onSubmit={props.onSubmit} noValidate aria-labelledby={id}>
        <header>
          <h2 id={id}>{title}</h2>
        </header>
        <div className="adm-block">{props.children}</div>
        {props.cancel ? (
          <SaveBar dirty={dirty} busy={busy} verb={verb} cancel={props.cancel} />
        ) : (
          <AddBar dirty={dirty} busy={busy} verb={verb} onClear={() => props.onClear?.()} />
        )}
      </form>
      <LeaveGuard dirty={dirty} saved={saved} />
    </div>
  )
}
