import type { ReactNode } from 'react'
import { langOf } from '../../../lib/lang.ts'
import { useSite } from '../../../lib/root-data.ts'
import { allPending, type Pending } from '../../../../contract/studio/dashboard.ts'
import { Bell, ExternalLink, Search } from '../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Waiting } from './place-link.tsx'
import { t } from '../../../../language/t.ts'

interface TopProps {
  tools: ReactNode
  /** How many items wait for the owner; only the owner has a bell. */
  pending: Pending | null
  /** Absent before the viewer is known. */
  onFind?: () => void
}

export function Top({ tools, pending, onFind }: TopProps) {
  const { brand } = useSite()
  return (
    <header className="adm-top">
      <PageLink className="adm-brand" to="/" aria-label={t('{brand}, go to the website', { brand })}>
        <span lang={langOf(brand)}>{brand}</span>
      </PageLink>
      <span className="adm-brand-sub adm-desk">{t('Studio')}</span>
      <div className="row adm-top-right">
        {onFind && (
          <>
            <button
              type="button"
              className="btn btn-bare btn-sm adm-top-link needs-script"
              aria-label={t('Find')}
              aria-keyshortcuts="Control+K Meta+K"
              onClick={onFind}
            >
              <Search className="icon-s" />
              <span className="adm-desk">{t('Find')}</span>
            </button>
            <span className="adm-desk needs-script" aria-hidden="true">
              <kbd className="adm-kbd">Ctrl K</kbd>
            </span>
          </>
        )}
        <PageLink
          className="btn btn-bare btn-sm adm-top-link adm-top-site"
          to="/"
          aria-label={t('View website')}
        >
          <ExternalLink className="icon-s" />
          <span className="adm-desk">{t('View website')}</span>
        </PageLink>
        {pending && (
          <PageLink className="icon-btn adm-bell" to="/admin/dashboard">
            <Bell />
            <span className="sr">{t('Needs you now')}</span>
            <Waiting className="adm-pip" count={allPending(pending)} />
          </PageLink>
        )}
        {tools}
      </div>
    </header>
  )
}
