import { useRef } from 'react'
import { useLocation } from 'react-router'
import { withReturn } from '../../../lib/return-path.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Close, Menu } from '../../../ui/icons.tsx'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MainNav } from './main-nav.tsx'
import { t } from '../../../../language/t.ts'

const id = 'site-menu'
// Commands open and close the dialog without script.
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: id })

/** The menu of narrow screens: a dialog over the whole page. */
export function NarrowMenu({ visitor }: { visitor: boolean }) {
  const ref = useRef<HTMLDialogElement>(null)
  const here = useLocation()
  const close = () => ref.current?.close()
  return (
    <>
      <button
        type="button"
        className="icon-btn only-narrow"
        aria-label={t('Open menu')}
        aria-haspopup="dialog"
        {...command('show-modal')}
      >
        <Menu />
      </button>
      <dialog ref={ref} id={id} className="drawer" aria-label={t('Menu')}>
        <div className="row drawer-top">
          <div className="brand-place">
            <Brand onNavigate={close} />
          </div>
          <button type="button" className="icon-btn" aria-label={t('Close menu')} {...command('close')}>
            <Close />
          </button>
        </div>
        <MainNav name={t('Menu')} onNavigate={close} />
        <LanguageSwitch />
        {visitor && (
          <div className="actions">
            <ButtonLink to={withReturn('/login', here)} look="line" onClick={close} children={t('Login')} />
            <ButtonLink to={withReturn('/register', here)} onClick={close} children={t('Register')} />
          </div>
        )}
      </dialog>
    </>
  )
}
