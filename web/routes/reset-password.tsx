import { replace } from 'react-router'
import { passwordProblem } from '../../contract/shape/password.ts'
import type { Route } from './+types/reset-password'
import { NewPassword } from '../site/people/account/new-password.tsx'
import { identity } from '../lib/identity/current.ts'
import { failedResult } from '../lib/identity/enter.ts'
import { unlisted } from '../lib/seo.ts'
import { type FormResult, invalidResult, textValues } from '../lib/submit.ts'
import { dropToken } from '../lib/token.ts'
import '../styles/account.css'
import { toast } from '../ui/toast.ts'
import { t } from '../../language/t.ts'

export async function clientAction({ request }: Route.ClientActionArgs): Promise<FormResult> {
  const values = textValues(await request.formData())
  const { password = '' } = values
  const weak = passwordProblem(password)
  if (weak) return invalidResult(values, { password: weak })
  try {
    const token = new URL(request.url).searchParams.get('token') ?? ''
    await (await identity()).confirmPasswordReset(token, password)
  } catch (error) {
    const result = failedResult(error, values)
    toast.error(result.message)
    return result
  }
  dropToken()
  toast.success(t('Your password was changed. Please sign in.'))
  throw replace('/login')
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...unlisted(matches[0].loaderData, t('New password')),
  // The address contains the key to the account and must not reach other sites.
  { name: 'referrer', content: 'no-referrer' },
]

export default function ResetPasswordPage({ actionData }: Route.ComponentProps) {
  return <NewPassword result={actionData} />
}
