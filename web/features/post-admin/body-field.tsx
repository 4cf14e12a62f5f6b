import { type ComponentProps, useDeferredValue, useSyncExternalStore } from 'react'
import { countOf } from '../../lib/admin/days.ts'
import { useDark } from '../../lib/theme.ts'
import { AdminField } from '../../ui/admin/field.tsx'
import { currentLook, previewDocument } from './preview-document.ts'
import { wordCount } from './reading-time.ts'

interface BodyFieldProps extends ComponentProps<'textarea'> {
  value: string
  error?: string
}

const never = () => () => undefined

/** The sandbox lets nothing run, so that what is typed can be shown before the server has cleaned it. */
function Preview({ body }: { body: string }) {
  const shown = useDeferredValue(body)
  // The look is only known in the browser, and is read again when the theme changes.
  useDark()
  const look = useSyncExternalStore(never, currentLook, () => null)
  return (
    <div className="adm-page">
      {shown.trim() === '' || look === null ? (
        <p>How the post reads appears here as you type.</p>
      ) : (
        <iframe title="Preview of the post body" sandbox="" srcDoc={previewDocument(shown, look)} />
      )}
    </div>
  )
}

export function BodyField({ error, ...props }: BodyFieldProps) {
  return (
    <AdminField
      label="Post body"
      end={countOf(wordCount(props.value), 'word')}
      hint="HTML: headings, paragraphs, lists, quotes, links and pictures. Scripts and styles are removed when it is saved."
      error={error}
    >
      {(wiring) => (
        <div className="adm-write">
          <textarea {...props} {...wiring} className="adm-input adm-html" rows={6} spellCheck />
          <Preview body={props.value} />
        </div>
      )}
    </AdminField>
  )
}
