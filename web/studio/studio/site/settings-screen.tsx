import type { ReactNode } from 'react'
import type { SavedSite } from '../../../../contract/shape/site-settings.ts'
import { ListTools } from '../../ui/list-tools.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { UnsavedForms } from '../../ui/unsaved-forms.tsx'
import { useListQuery } from '../../ui/use-list-query.ts'
import { ArrowLeft } from '../../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import type { SavedStudio } from './saved-settings.ts'
import { SitePage, StudioPage } from './settings-content.tsx'
import { SettingsList } from './settings-list.tsx'
import { type SettingsPage, settingsPageOf } from './settings-pages.ts'
import { SettingsFound } from './settings-search.tsx'
import { t } from '../../../../language/t.ts'

interface LoadedSettings {
  site: SavedSite
  studio: SavedStudio
  /** The mail page, passed in because it belongs to another noun. */
  mail: ReactNode
  /** Shown below the ways of manual payment. */
  gateways: ReactNode
}

function PageContent({ page, site, studio, mail, gateways }: LoadedSettings & { page: SettingsPage }) {
  if (page.names) return <SitePage page={page} site={site} />
  if (page.id === 'mail') return mail
  const form = <StudioPage page={page} studio={studio} />
  if (page.id !== 'payments') return form
  return (
    <UnsavedForms>
      {form}
      {gateways}
    </UnsavedForms>
  )
}

/** The list of pages next to the open one; phones show one of the two. */
export function SettingsScreen({ chosen, ...loaded }: LoadedSettings & { chosen: string | undefined }) {
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
        <SettingsFound site={loaded.site} words={words} />
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
          <PageContent key={page.id} page={page} {...loaded} />
        </section>
      )}
    </div>
  )
}
