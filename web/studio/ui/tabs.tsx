import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { searchOf } from '../../lib/url.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { useListQuery } from './use-list-query.ts'
import { t } from '../../../language/t.ts'

export interface Tab {
  /** The value in the address; empty for the first. */
  id: string
  label: string
  /** Shown after the label in small letters. */
  note?: string
  /** What waits in it, for screen readers. */
  need?: string
  content: ReactNode
}

/** Tabs named in the address. Hidden panels stay mounted and keep what is typed. */
export function useTabs(tabs: Tab[]) {
  const { pathname, search } = useLocation()
  const wanted = useListQuery().value('tab')
  const chosen = tabs.some(({ id }) => id === wanted) ? wanted : ''
  const to = (id: string) => {
    const query = new URLSearchParams(search)
    if (id) query.set('tab', id)
    else query.delete('tab')
    return { pathname, search: searchOf(query) }
  }
  const links = tabs.length > 1 && (
    <nav className="adm-tabs" aria-label={t('Parts of this page')}>
      {tabs.map(({ id, label, note, need }) => (
        <PageLink
          key={id}
          to={to(id)}
          aria-current={id === chosen ? 'true' : undefined}
          preventScrollReset
          replace
        >
          {label} {note && <small>{note}</small>}
          {need && (
            <>
              <i aria-hidden="true" />
              <span className="sr">{need}</span>
            </>
          )}
        </PageLink>
      ))}
    </nav>
  )
  const content = tabs.map((tab) => (
    <div key={tab.id} className="adm-column" hidden={tab.id !== chosen}>
      {tab.content}
    </div>
  ))
  return { chosen, links, content }
}
