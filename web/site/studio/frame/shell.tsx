import type { ReactNode } from 'react'
import type { Viewer } from '../../../../contract/shape/identity.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { t } from '../../../../language/t.ts'

interface ShellProps {
  viewer: Viewer | null
  onSignOut: () => void
  overPicture?: boolean
  children: ReactNode
}

/** The frame of every public page. */
export function Shell({ viewer, onSignOut, overPicture = false, children }: ShellProps) {
  return (
    <>
      <a className="skip" href="#main">
        {t('Skip to content')}
      </a>
      <Header viewer={viewer} onSignOut={onSignOut} overPicture={overPicture} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
