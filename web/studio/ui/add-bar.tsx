import { Button } from '../../ui/button.tsx'
import { t } from '../../../language/t.ts'

interface AddBarProps {
  dirty: boolean
  busy: boolean
  /** The verb: 'Add author'. */
  verb: string
  onClear: () => void
  /** What it says instead of 'Clear'. */
  clear?: string
  /** Where the page has another button that matters more. */
  quiet?: boolean
}

/** The foot of a form that stands beside the list it adds to. */
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
