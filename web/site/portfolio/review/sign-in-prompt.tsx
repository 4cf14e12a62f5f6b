import { useLocation } from 'react-router'
import { withReturn } from '../../../lib/return-path.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { t } from '../../../../language/t.ts'

/** For visitors; both links lead back here. */
export function SignInPrompt() {
  const here = useLocation()
  return (
    <div className="row prompt">
      <p>{t('Kindly login or register to leave your feedback!')}</p>
      <div>
        <ButtonLink to={withReturn('/login', here)}>{t('Login')}</ButtonLink>
        <ButtonLink to={withReturn('/register', here)} look="line">
          {t('Register')}
        </ButtonLink>
      </div>
    </div>
  )
}
