import { Form, useNavigation } from 'react-router'
import type { FormResult } from '../../../lib/submit.ts'
import { useSite } from '../../../lib/root-data.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { NewPasswordField } from '../../../ui/new-password-field.tsx'
import { useFormResult } from '../../../ui/use-form-result.ts'
import { AuthFrame } from './auth-frame.tsx'
import { t } from '../../../../language/t.ts'

/** Creates the account of the owner on a new site. */
export function BecomeOwner({ result }: { result?: FormResult }) {
  const { form, field } = useFormResult(result)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <AuthFrame
      title={t('This site has no owner yet')}
      text={t('The site wrote a code to its log when it started. Enter it here to become the owner.')}
      picture={useSite().pictures.register}
    >
      <Form method="post" data-needs-script className="form" {...form}>
        <TextField
          label={t('Code from the log')}
          {...field('code')}
          required
          placeholder="ABCD-EFGH-JKMN"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          label={t('Email address')}
          {...field('email')}
          type="email"
          required
          autoComplete="email"
        />
        <NewPasswordField label={t('Password')} {...field('password')} of="owner" />
        <Button type="submit" look="accent" wide busy={busy}>
          {t('Claim this site')}
        </Button>
      </Form>
    </AuthFrame>
  )
}
