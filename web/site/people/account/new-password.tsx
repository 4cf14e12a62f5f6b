import { Form, useNavigation } from 'react-router'
import { useSite } from '../../../lib/root-data.ts'
import type { FormResult } from '../../../lib/submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormNote } from '../../../ui/form-note.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { NewPasswordField } from '../../../ui/new-password-field.tsx'
import { useFormResult } from '../../../ui/use-form-result.ts'
import { AuthFrame } from './auth-frame.tsx'
import { t } from '../../../../language/t.ts'

export function NewPassword({ result }: { result?: FormResult }) {
  const { form, field } = useFormResult(result)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <AuthFrame
      title={t('Choose a new password')}
      text={t('You will be signed out on all devices and can sign in with the new password.')}
      picture={useSite().pictures.login}
    >
      <Form method="post" data-needs-script className="form" {...form}>
        <NewPasswordField label={t('New password')} {...field('password')} />
        <FormNote result={result} />
        <Button type="submit" look="accent" wide busy={busy}>
          {t('Save password')}
        </Button>
      </Form>
      <p className="auth-alt">
        <PageLink className="text-link" to="/login">
          {t('Back to sign-in')}
        </PageLink>
      </p>
    </AuthFrame>
  )
}
