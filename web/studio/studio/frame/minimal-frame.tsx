import type { ReactNode } from 'react'
import { Top } from './top.tsx'
import { t } from '../../../../language/t.ts'

/** A page of the studio without its menu, for one-time tasks. */
export const MinimalFrame = ({ tools, children }: { tools: ReactNode; children: ReactNode }) => (
  <div className="adm">
    <a className="skip" href="#main">
      {t('Skip to content')}
    </a>
    <Top pending={null} tools={tools} />
    <main id="main" className="adm-calm" tabIndex={-1}>
      {children}
    </main>
  </div>
)
