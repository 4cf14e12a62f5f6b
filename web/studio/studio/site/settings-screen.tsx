import type { ReactNode } from 'react'
import type { Site } from '../../../../contract/shape/site-settings.ts'
import { plural, t } from '../../../../language/t.ts'
import { ArrowLeft } from '../../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { AdminEmptyState } from '../../ui/empty-state.tsx'
import { ChevronRight, SearchNone } from '../../ui/icons.tsx'
import { ListTools } from '../../ui/list-tools.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { UnsavedForms } from '../../ui/unsaved-forms.tsx'
import { useListQuery } from '../../ui/use-list-query.ts'
import { findSettings } from './find-settings.ts'
import { SettingsPage } from './settings-page.tsx'
import { addressOf, settingsGroups, type SettingsPage as Page, settingsPageOf } from './settings-pages.ts'
import type { LoadedSettings } from './use-settings.ts'

/** All pages of the settings; on phones each with its current value. */
const SettingsList = ({ site, current }: { site: Site; current: string }) => (
  <nav className="adm-set-list" aria-label={t('Settings')}>
    {settingsGroups.map(([title, pages]) => (
      <section key={title} aria-label={t(title)}>
        <h2>{t(title)}</h2>
        <ul>
          {pages.map((page) => (
            <li key={page.id}>
              <PageLink to={addressOf(page)} aria-current={page.id === current ? 'page' : undefined}>
                <page.Icon />
                <span>
                  {t(page.title)}
                  <span className="adm-cell-s adm-cut">{page.now(site)}</span>
                </span>
                <ChevronRight className="adm-chev" />
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
)

/** Search results; choosing one opens its page at the field. */
function SettingsFound({ loaded, words }: { loaded: LoadedSettings; words: string }) {
  const found = findSettings(loaded, words)
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
          {found.map(({ label, page, to, value }) => (
            <li key={page.id + to + label}>
              <PageLink to={to}>
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

interface PageContentProps {
  loaded: LoadedSettings
  /** The mail page, passed in because it belongs to another noun. */
  mail: ReactNode
  /** Shown below the ways of manual payment. */
  gateways: ReactNode
}

function PageContent({ page, loaded, mail, gateways }: PageContentProps & { page: Page }) {
  if (page.id === 'mail') return mail
  const form = <SettingsPage page={page} loaded={loaded} />
  if (page.id !== 'payments') return form
  return (
    <UnsavedForms>
      {form}
      {gateways}
    </UnsavedForms>
  )
}

/** The list of pages next to the open one; phones show one of the two. */
export function SettingsScreen({ chosen, ...parts }: PageContentProps & { chosen: string | undefined }) {
  const { loaded } = parts
  const words = useListQuery().value('search')
  const page = settingsPageOf(chosen)!
  return (
    <div className="adm-set" data-open={words ? 'found' : chosen ? 'page' : 'list'}>
      <AdminHead title={t('Settings')} lede={t('What every page, email and search result says about you.')} />
      <div className="adm-set-side">
        <ListTools search={t('Search settings')} />
        <SettingsList site={loaded.site} current={words ? '' : page.id} />
      </div>
      {words ? (
        <SettingsFound loaded={loaded} words={words} />
      ) : (
        <section className="adm-set-page" aria-labelledby="settings-title">
          <PageLink className="adm-back adm-phones" to="/admin/settings">
            <ArrowLeft />
            {t('Settings')}
          </PageLink>
          <h2 className="adm-set-title" id="settings-title">
            {t(page.title)}
          </h2>
          <p className="adm-lede">{t(page.lede)}</p>
          <PageContent key={page.id} page={page} {...parts} />
        </section>
      )}
    </div>
  )
}
