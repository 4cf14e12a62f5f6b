import { useLocation } from 'react-router'
import type { Viewer } from '../../../../contract/shape/identity.ts'
import { withReturn } from '../../../lib/return-path.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { MainNav } from './main-nav.tsx'
import { NarrowMenu } from './narrow-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { useHeaderPlace } from './use-header-place.ts'
import { t } from '../../../../language/t.ts'
import { LanguageSwitch } from './language-switch.tsx'

interface HeaderProps {
  viewer: Viewer | null
  onSignOut: () => void
  /** The page opens with a picture, and the header lies on it. */
  overPicture: boolean
}

function VisitorLinks() {
  const here = useLocation()
  return (
    <>
      <PageLink className="login wide-only" to={withReturn('/login', here)} children={t('Login')} />
      <ButtonLink
        className="wide-only"
        look="line"
        small
        to={withReturn('/register', here)}
        children={t('Register')}
      />
    </>
  )
}

export function Header({ viewer, onSignOut, overPicture }: HeaderProps) {
  const place = useHeaderPlace(overPicture)
  const onPicture = place === 'picture' || place === 'scrolled'
  return (
    <header className={classNames('site-header', onPicture && 'on-photo')} data-over={place}>
      <div className="wrap">
        <div className="brand-place">
          <Brand full />
        </div>
        <MainNav name={t('Main')} className="site-nav" />
        <div className="row header-tools">
          {/* People with an account have already chosen a language. */}
          <LanguageSwitch hinting={!viewer} />
          <ThemeToggle />
          {viewer ? <AccountMenu viewer={viewer} onSignOut={onSignOut} /> : <VisitorLinks />}
          <NarrowMenu visitor={!viewer} />
        </div>
      </div>
    </header>
  )
}
