import { type ComponentType, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import type { Pending } from '../../../../contract/studio/dashboard.ts'
import type { Viewer } from '../../../../contract/shape/identity.ts'
import { siteName } from '../../../../contract/shape/site.ts'
import { useCopyrightYears, useSite } from '../../../lib/root-data.ts'
import { Dock } from './dock.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { PageSkeleton, useLatePage } from './page-skeleton.tsx'
import { placesOf } from './places.ts'
import { Sidebar } from './sidebar.tsx'
import { Top } from './top.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { t } from '../../../../language/t.ts'

export interface FindProps {
  viewer: Viewer
  onClose: () => void
}

interface FrameProps {
  viewer: Viewer
  /** What waits for the owner; null for everyone else. */
  pending: Pending | null
  /** Language, theme and account, as on public pages. */
  tools: ReactNode
  /** The language switch, for the sheet on small screens. */
  language: ReactNode
  /** Finds anything of the studio; a prop, because it also knows the settings. */
  Find: ComponentType<FindProps>
  onLogout: () => void
  children: ReactNode
}

/** The frame of every page of the studio. */
export function Frame({ viewer, pending, tools, language, Find, onLogout, children }: FrameProps) {
  const site = useSite()
  const years = useCopyrightYears()
  const keys = useRef<HTMLDialogElement>(null)
  const [asked, setAsked] = useState(false)
  const showKeys = useCallback(() => {
    setAsked(true)
    keys.current?.showModal()
  }, [])
  const [isFinding, setFinding] = useState(false)
  const find = useCallback(() => setFinding(true), [])
  useShortcuts(viewer.role, { onHelp: showKeys, onFind: find })
  const late = useLatePage()
  return (
    <div className="adm">
      <a className="skip" href="#main">
        {t('Skip to content')}
      </a>
      <Top tools={tools} pending={pending} onFind={find} />
      <div className="adm-shell">
        <Sidebar viewer={viewer} pending={pending} onLogout={onLogout} />
        <div className="adm-stage">
          <main id="main" className="adm-main" tabIndex={-1} aria-busy={late !== null || undefined}>
            {late && <PageSkeleton path={late} />}
            {/* The old page stays while the next one loads: cancelling changes nothing. */}
            <div hidden={late !== null}>{children}</div>
          </main>
          <footer className="adm-foot">
            <span>
              © {years} {siteName(site)}
            </span>
            <button type="button" className="needs-script adm-desk" onClick={showKeys}>
              {t('Keyboard: press ? for shortcuts')}
            </button>
          </footer>
        </div>
      </div>
      <Dock viewer={viewer} pending={pending} language={language} onLogout={onLogout} />
      {isFinding && (
        <Suspense>
          <Find viewer={viewer} onClose={() => setFinding(false)} />
        </Suspense>
      )}
      <KeysDialog places={placesOf(viewer.role)} dialog={keys} open={asked} />
    </div>
  )
}
