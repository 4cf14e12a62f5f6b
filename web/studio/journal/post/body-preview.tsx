import { useDeferredValue, useSyncExternalStore } from 'react'
import { useDark } from '../../../lib/theme.ts'
import { currentLook, previewDocument } from './preview-document.ts'
import { t } from '../../../../language/t.ts'

const never = () => () => undefined

/** The sandbox runs no scripts, so the text can be shown before the server has sanitised it. */
export function BodyPreview({ body }: { body: string }) {
  const shown = useDeferredValue(body)
  // The theme is known only in the browser, and read again when it changes.
  useDark()
  const look = useSyncExternalStore(never, currentLook, () => null)
  return (
    <div className="adm-page">
      {shown.trim() === '' || look === null ? (
        <p>{t('A preview of the post appears here as you type.')}</p>
      ) : (
        <iframe title={t('Preview of the post body')} sandbox="" srcDoc={previewDocument(shown, look)} />
      )}
    </div>
  )
}
