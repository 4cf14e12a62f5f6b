import { Button } from '../../ui/button.tsx'
import { t } from '../../../language/t.ts'

interface AddBarProps {
  dirty: boolean
  busy: boolean
  /** The verb: 'Add author'. */
  verb: string
  onClear: () => void
  /** Replaces 'Clear'. */
  clear?: string
  /** The page has a more important button. */
  quiet?: boolean
}

/** The buttons of a form next to the list it adds to. */
export function AddBar({ dirty, busy, verb, onClear, clear = t('Clear'), quiet }: AddBarProps) {
  return (
    <div className="row adm-savebar adm-addbar">
      <span className="row adm-state" role="status">
        {dirty && (
          <>
            <i aria-hidden="true" />
            {t('Unsaved')}
          </>
        )}
      </span>
      {dirty && (
        <Button look="bare" disabled={busy} onClick={onClear}>
          {clear}
        </Button>
      )}
      <Button look={quiet ? 'line' : 'accent'} type="submit" busy={busy} data-key="save">
        {verb}
      </Button>
    </div>
  )
}
