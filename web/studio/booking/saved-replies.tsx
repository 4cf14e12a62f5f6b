import { useRef } from 'react'
import { fillPlaceholders, type PlaceholderValues } from '../../../contract/shape/placeholders.ts'
import type { ReplyTemplate } from '../../../contract/booking/reply-template.ts'
import { langOf } from '../../lib/lang.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { t } from '../../../language/t.ts'

interface SavedRepliesProps {
  templates: ReplyTemplate[]
  values: PlaceholderValues
  onPick: (words: string, solves: boolean) => void
}

/** Saved replies; picking one passes it on with its placeholders filled in. */
export function SavedReplies({ templates, values, onPick }: SavedRepliesProps) {
  const details = useRef<HTMLDetailsElement>(null)
  return (
    <details ref={details} className="adm-saved">
      <summary>{t('Saved replies')}</summary>
      {templates.length > 0 && (
        <ul>
          {templates.map(({ _id, name, body, solves }) => (
            <li key={_id}>
              <button
                type="button"
                onClick={() => {
                  onPick(fillPlaceholders(body, values), solves)
                  if (details.current) details.current.open = false
                }}
              >
                <span className="adm-cell-t adm-cut" lang={langOf(name)}>
                  {name}
                </span>
                <span className="adm-cell-s adm-cut" lang={langOf(body)}>
                  {body}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <PageLink className="adm-link adm-small" to="/admin/request/saved-replies">
        {templates.length > 0 ? t('Change saved replies') : t('None yet. Write the first one')}
      </PageLink>
    </details>
  )
}
