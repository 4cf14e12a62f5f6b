import type { Site } from '../../../../contract/shape/site-settings.ts'
import { ChevronRight } from '../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { addressOf, settingsGroups } from './settings-pages.ts'
import { t } from '../../../../language/t.ts'

/** All pages of the settings; on phones each with its current value. */
export const SettingsList = ({ site, current }: { site: Site; current: string }) => (
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
