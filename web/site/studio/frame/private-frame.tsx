import * as lucide from 'lucide'
import type { ReactNode } from 'react'
import { siteName } from '../../../../contract/shape/site.ts'
import { t } from '../../../../language/t.ts'
import { useSite } from '../../../lib/root-data.ts'
import { icon } from '../../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const Lock = icon(lucide.Lock)

interface PrivateFrameProps {
  of?: string
  /** The page has a sticky bar, so the header scrolls away. */
  hasBar?: boolean
  children: ReactNode
}

/** The frame of pages that require a link: no navigation, and one line at the bottom. */
export function PrivateFrame({ of, hasBar, children }: PrivateFrameProps) {
  const site = useSite()
  return (
    <>
      <a className="skip" href="#main">
        {t('Skip to content')}
      </a>
      <header className="site-header" data-leaves={hasBar || undefined}>
        <div className="wrap">
          <div className="brand-place">
            <Brand full />
          </div>
          <div className="row header-tools">
            <span className="private-note">
              <Lock />
              <span>{of ? t('Private page of {name}', { name: of }) : t('Private page')}</span>
            </span>
            <LanguageSwitch />
            <ThemeToggle />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="slim-footer">
        <div className="wrap">
          <p>{siteName(site)}</p>
          <p>
            <PageLink className="text-link" to="/contact">
              {t('Contact')}
            </PageLink>
          </p>
        </div>
      </footer>
    </>
  )
}
