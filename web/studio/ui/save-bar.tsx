import { useLastListAddress } from '../lib/list-state.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { t } from '../../../language/t.ts'
import type { FormState } from './use-form.ts'

interface SaveBarProps {
  form: Pick<FormState, 'dirty' | 'busy' | 'autosaved' | 'startOver'>
  /** The verb: 'Save service'. */
  verb: string
  /** The address that Cancel leads to; without it the form can be cleared. */
  cancel?: string
  /** Replaces 'Clear'. */
  clear?: string
  /** The page has a more important button. */
  quiet?: boolean
}

/** The save button with the state of the form, sticky at the bottom of it. */
export function SaveBar({ form, verb, cancel, clear = t('Clear'), quiet }: SaveBarProps) {
  const { dirty, busy, autosaved, startOver } = form
  const place = useLastListAddress(cancel ?? '')
  return (
    <div className={cancel ? 'row adm-savebar' : 'row adm-savebar adm-addbar'}>
      <span className="row adm-state" role="status">
        {dirty && !autosaved && (
          <>
            <i aria-hidden="true" />
            <span className="adm-desk">{cancel ? t('Unsaved changes') : t('Unsaved')}</span>
            <span className="adm-phones">{t('Unsaved')}</span>
          </>
        )}
        {autosaved}
      </span>
      {cancel ? (
        <ButtonLink look="bare" to={place}>
          {t('Cancel')}
        </ButtonLink>
      ) : (
        dirty && (
          <Button look="bare" disabled={busy} onClick={startOver}>
            {clear}
          </Button>
        )
      )}
      <Button look={quiet ? 'line' : 'accent'} type="submit" busy={busy} data-key="save">
        {verb}
      </Button>
    </div>
  )
}
