import { useRef, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { returnPath, withReturn } from '../../../lib/return-path.ts'
import { useSite } from '../../../lib/root-data.ts'
import type { FormResult } from '../../../lib/submit.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormNote } from '../../../ui/form-note.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useFormResult } from '../../../ui/use-form-result.ts'
import { AuthFrame } from './auth-frame.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { SocialButtons, type SocialSetUp } from './social-buttons.tsx'
import { t } from '../../../../language/t.ts'

export function Login({ social, result }: { social: SocialSetUp; result?: FormResult }) {
  const here = useLocation()
  const { form, field } = useFormResult(result)
  const busy = useNavigation().formMethod === 'POST'
  const emailRef = useRef<HTMLInputElement>(null)
  const [resetting, setResetting] = useState<string | null>(null)
  const [reset, setReset] = useState<FormResult>()
  const registerPath = withReturn('/register', here)
  return (
    <AuthFrame
      title={t('Welcome back')}
      text={t('Sign in to leave a review or to follow your bookings.')}
      picture={useSite().pictures.login}
    >
      <SocialButtons setUp={social} back={returnPath(here.search)} />
      <Form method="post" data-needs-script className="form" {...form}>
        <TextField
          label={t('Email address')}
          {...field('email')}
          ref={emailRef}
          type="email"
          required
          autoComplete="email"
        />
        <div className="with-aside">
          <PasswordField
            label={t('Password')}
            {...field('password')}
            required
            autoComplete="current-password"
          />
          <button
            type="button"
            className="text-link aside"
            onClick={() => setResetting(emailRef.current?.value ?? '')}
          >
            {t('Forgot Your Password?')}
          </button>
        </div>
        <FormNote result={result} />
        <FormNote result={reset} stays />
        <Button type="submit" look="accent" wide busy={busy}>
          {t('Login')}
        </Button>
      </Form>
      <p className="auth-alt">
        {t('New here?')}{' '}
        <PageLink className="text-link" to={registerPath}>
          {t('Create an account')}
        </PageLink>
      </p>
      <ResetDialog
        open={resetting !== null}
        onClose={() => setResetting(null)}
        onSent={(sent) => {
          setResetting(null)
          setReset(sent)
        }}
        email={resetting ?? ''}
        registerPath={registerPath}
      />
    </AuthFrame>
  )
}
