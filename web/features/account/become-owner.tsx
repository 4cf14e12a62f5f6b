import { Form, useNavigation } from 'react-router'
import type { FormResult } from '../../lib/submit.ts'
import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useFormResult } from '../../ui/use-form-result.ts'
import { AuthFrame } from './auth-frame.tsx'

/** The first thing that anybody does on a new site. */
export function BecomeOwner({ result }: { result?: FormResult }) {
  const { form, field } = useFormResult(result)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <AuthFrame
      title="This site has no owner yet"
      text="When it started, it wrote a code into its log. Whoever has it makes the studio theirs."
      picture={useSite().pictures.register}
    >
      <Form method="post" className="form" {...form}>
        <TextField
          label="Code from the log"
          {...field('code')}
          required
          placeholder="ABCD-EFGH-JKMN"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField label="Your name" {...field('name')} required maxLength={80} autoComplete="name" />
        <TextField label="Email address" {...field('email')} type="email" required autoComplete="email" />
        <PasswordField
          label="Password"
          {...field('password')}
          required
          minLength={12}
          autoComplete="new-password"
        />
        <Button type="submit" look="accent" wide busy={busy}>
          Make it mine
        </Button>
      </Form>
    </AuthFrame>
  )
}
