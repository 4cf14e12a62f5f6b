import { useLastListAddress } from '../lib/list-state.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { t } from '../../../language/t.ts'

interface SaveBarProps {
  dirty: boolean
  busy: boolean
  /** The verb: 'Save service'. */
  verb: string
  /** The address that Cancel leads to. */
  cancel: string
  /** The state of autosave, if any. */
  note?: string
}

/** The save button, sticky at the bottom of a form. */
export function SaveBar({ dirty, busy, verb, cancel, note }: SaveBarProps) {
  const place = useLastListAddress(cancel)
  return (
    <div className="row adm-savebar">
      <span className="row adm-state" role="status">
        {dirty && !note && (
          <>
            <i aria-hidden="true" />
            <span className="adm-desk">{t('Unsaved changes')}</span>
            <span className="adm-phones">{t('Unsaved')}</span>
          </>
        )}
        {note}
      </span>
      <ButtonLink look="bare" to={place}>
        {t('Cancel')}
      </ButtonLink>
      <Button look="accent" type="submit" busy={busy} data-key="save">
        {verb}
      </Button>
    </div>
  )
}
