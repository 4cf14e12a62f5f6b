import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'

/** For visitors; both links say where to come back to. */
export function SignInPrompt() {
  const { pathname } = useLocation()
  const back = `?return=${encodeURIComponent(pathname)}`
  return (
    <div className="prompt">
      <p>Kindly login or register to leave your feedback!</p>
      <div>
        <ButtonLink to={`/login${back}`}>Login</ButtonLink>
        <ButtonLink to={`/register${back}`} look="line">
          Register
        </ButtonLink>
      </div>
    </div>
  )
}
