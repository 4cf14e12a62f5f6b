import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { identity } from '../../../lib/identity/current.ts'
import { entered } from '../../../lib/identity/enter.ts'
import { IdentityError, type SocialProvider } from '../../../lib/identity/provider.ts'
import { GitHub } from '../../../ui/brand-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { Google } from '../../../ui/google-icon.tsx'
import { toast } from '../../../ui/toast.ts'
import { t } from '../../../../language/t.ts'

export type SocialSetUp = Record<SocialProvider, boolean>

const providers = [
  { id: 'github', name: 'GitHub', Icon: GitHub },
  { id: 'google', name: 'Google', Icon: Google },
] as const

/** The window must open within the click, so the provider's code is fetched beforehand. */
const prepare = () => void identity()

export function SocialButtons({ setUp, back }: { setUp: SocialSetUp; back: string }) {
  const [busy, setBusy] = useState<SocialProvider | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()

  async function signIn(provider: SocialProvider) {
    if (busy) return
    if (!setUp[provider]) {
      const { message } = new IdentityError('provider-not-configured')
      setMissing(message)
      return toast.error(message)
    }
    setMissing(null)
    setBusy(provider)
    try {
      const user = await entered(await (await identity()).signInWithPopup(provider))
      toast.success(t('Welcome {name}', { name: user.displayName }))
      await revalidate()
      await navigate(back, { replace: true })
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(null)
    }
  }

  return (
    <>
      <div className="socials">
        {providers.map(({ id, name, Icon }) => (
          <Button
            key={id}
            look="line"
            busy={busy === id}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => void signIn(id)}
          >
            <Icon />
            {name}
          </Button>
        ))}
      </div>
      {/* The toast has read it out. */}
      {missing && <p className="form-note bad">{missing}</p>}
      <p className="or">{t('or with your email')}</p>
    </>
  )
}
