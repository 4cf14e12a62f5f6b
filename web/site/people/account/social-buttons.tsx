import { useState, type SVGProps } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { identity } from '../../../lib/identity/current.ts'
import { completeSignIn } from '../../../lib/identity/enter.ts'
import { IdentityError, type SocialProvider } from '../../../lib/identity/provider.ts'
import { GitHub } from '../../../ui/brand-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { t } from '../../../../language/t.ts'

export type SocialSetUp = Record<SocialProvider, boolean>

const providers = [
  { id: 'github', name: 'GitHub', Icon: GitHub },
  { id: 'google', name: 'Google', Icon: Google },
] as const

/** The pop-up must open within the click, so the code of the provider is loaded beforehand. */
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
      const user = await completeSignIn(await (await identity()).signInWithPopup(provider))
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
      {/* The toast has already announced it. */}
      {missing && <p className="form-note bad">{missing}</p>}
      <p className="or">{t('or with your email')}</p>
    </>
  )
}

export function Google(props: SVGProps<SVGSVGElement>) {
  return (
    <svg className="icon-brand" viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <path d="M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z" />
    </svg>
  )
}
