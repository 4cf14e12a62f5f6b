import { useLastListAddress } from '../../lib/admin/list-state.ts'
import { AdminButton, AdminLink } from './button.tsx'

interface SaveBarProps {
  dirty: boolean
  busy: boolean
  /** The verb: 'Save service'. */
  verb: string
  /** Where Cancel goes. */
  cancel: string
}

/** Stays in view at the foot of a form. */
export function SaveBar({ dirty, busy, verb, cancel }: SaveBarProps) {
  const place = useLastListAddress(cancel)
  return (
    <div className="adm-savebar">
      <span className="adm-state" role="status">
        {dirty && (
          <>
            <i aria-hidden="true" />
            <span>
              Unsaved<span className="adm-lg"> changes</span>
            </span>
          </>
        )}
      </span>
      <AdminLink look="bare" to={place}>
        Cancel
      </AdminLink>
      <AdminButton look="go" type="submit" busy={busy} data-key="save">
        {verb}
      </AdminButton>
    </div>
  )
}
