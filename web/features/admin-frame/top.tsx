import type { ReactNode } from 'react'
import { useSite } from '../../lib/site.ts'
import { ExternalLink } from '../../ui/admin/icons.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { t } from '../../../language/t.ts'

export function Top({ tools }: { tools: ReactNode }) {
  const { brand } = useSite()
  return (
    <header className="adm-top">
      <PageLink className="adm-brand" to="/" aria-label={t('{brand}, go to the website', { brand })}>
        {brand}
      </PageLink>
      <span className="adm-brand-sub adm-desk">{t('Studio')}</span>
      <div className="row adm-top-right">
        <PageLink className="btn btn-bare btn-sm adm-top-link" to="/" aria-label={t('View website')}>
          <ExternalLink className="icon-s" />
          <span className="adm-desk">{t('View website')}</span>
        </PageLink>
        {tools}
      </div>
    </header>
  )
}
