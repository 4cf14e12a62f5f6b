import { AdminButton } from './button.tsx'

interface AddBarProps {
  dirty: boolean
  busy: boolean
  /** The verb: 'Add author'. */
  verb: string
  onClear: () => void
}

/** The foot of a form that stands beside the list it adds to. */
export function AddBar({ dirty, busy, verb, onClear }: AddBarProps) {
  return (
    <div className="adm-savebar adm-addbar">
      <span className="adm-state" role="status">
        {dirty && (
          <>
            <i aria-hidden="true" />
            Unsaved
          </>
        )}
      </span>
      {dirty && (
        <AdminButton look="bare" disabled={busy} onClick={onClear}>
          Clear
        </AdminButton>
      )}
      <AdminButton look="go" type="submit" busy={busy} data-key="save">
        {verb}
      </AdminButton>
    </div>
  )
}
