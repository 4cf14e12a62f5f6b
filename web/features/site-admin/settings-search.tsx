import type { Site } from '../../../contract/site-settings.ts'
import { countOf } from '../../lib/admin/days.ts'
import { ChevronRight, SearchNone } from '../../ui/admin/icons.tsx'
import { AdminEmptyState } from '../../ui/admin/empty-state.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { findSettings } from './find-settings.ts'
import { addressOf } from './settings-pages.ts'

/** What was found; choosing one opens its page at that field. */
export function SettingsFound({ site, words }: { site: Site; words: string }) {
  const found = findSettings(site, words)
  return (
    <section className="adm-set-page" aria-live="polite">
      <h2 className="adm-set-title">
        {countOf(found.length, 'setting')} for “{words}”
      </h2>
      {found.length === 0 ? (
        <AdminEmptyState
          icon={<SearchNone />}
          title="No setting is called that"
          text="Try another word, such as phone, slides or backup."
        />
      ) : (
        <ul className="panel adm-set-found">
          {found.map(({ label, page, path, value }) => (
            <li key={page.id + label}>
              <PageLink to={addressOf(page) + (path ? `#${path}` : '')}>
                <span>
                  <span className="adm-cell-t">{label}</span>
                  <span className="adm-cell-s adm-cut">{[page.title, value].filter(Boolean).join(', ')}</span>
                </span>
                <ChevronRight />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
