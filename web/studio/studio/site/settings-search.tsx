import type { Site } from '../../../../contract/shape/site-settings.ts'
import { ChevronRight, SearchNone } from '../../ui/icons.tsx'
import { AdminEmptyState } from '../../ui/empty-state.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { findSettings } from './find-settings.ts'
import { addressOf } from './settings-pages.ts'
import { plural, t } from '../../../../language/t.ts'

/** Search results; choosing one opens its page at the field. */
export function SettingsFound({ site, words }: { site: Site; words: string }) {
  const found = findSettings(site, words)
  return (
    <section className="adm-set-page" aria-live="polite">
      <h2 className="adm-set-title">
        {t('{settings} for “{words}”', {
          settings: plural(found.length, '{n} setting', '{n} settings'),
          words,
        })}
      </h2>
      {found.length === 0 ? (
        <AdminEmptyState
          icon={<SearchNone />}
          title={t('No settings found')}
          text={t('Try another word, such as phone, slides or backup.')}
        />
      ) : (
        <ul className="panel adm-set-found">
          {found.map(({ label, page, path, value }) => (
            <li key={page.id + label}>
              <PageLink to={addressOf(page) + (path ? `#${path}` : '')}>
                <span>
                  <span className="adm-cell-t">{label}</span>
                  <span className="adm-cell-s adm-cut">
                    {[t(page.title), value].filter(Boolean).join(', ')}
                  </span>
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
