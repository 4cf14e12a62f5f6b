import { Form, useLocation, useNavigation } from 'react-router'
import { returnPath, withReturn } from '../../../lib/return-path.ts'
import { useSite } from '../../../lib/root-data.ts'
import type { FormResult } from '../../../lib/submit.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormNote } from '../../../ui/form-note.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { NewPasswordField } from '../../../ui/new-password-field.tsx'
import { useFormResult } from '../../../ui/use-form-result.ts'
import { AuthFrame } from './auth-frame.tsx'
import { SocialButtons, type SocialSetUp } from './social-buttons.tsx'
import { t } from '../../../../language/t.ts'

export function Register({ social, result }: { social: SocialSetUp; result?: FormResult }) {
  const here = useLocation()
  const { form, field } = useFormResult(result)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <AuthFrame
      title={t('Create your account')}
      text={t('It takes a minute and keeps your bookings and reviews together.')}
      picture={useSite().pictures.register}
    >
      <SocialButtons setUp={social} back={returnPath(here.search)} />
      <Form method="post" data-needs-script className="form" {...form}>
        <TextField label={t('Name')} {...field('name')} required maxLength={120} autoComplete="name" />
        <TextField
          label={t('Email address')}
          {...field('email')}
          type="email"
          required
          autoComplete="email"
        />
        <NewPasswordField label={t('Password')} {...field('password')} of="customer" />
        <TextField label={t('Photo URL')} {...field('photoURL')} optional type="url" placeholder="https://" />
        <FormNote result={result} />
        <Button type="submit" look="accent" wide busy={busy}>
          {t('Register')}
        </Button>
      </Form>
      <p className="auth-alt">
        <PageLink className="text-link" to={withReturn('/login', here)}>
          {t('Already have an account? Sign in')}
        </PageLink>
      </p>
    </AuthFrame>
  )
}
