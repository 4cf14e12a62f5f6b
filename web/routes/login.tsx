import { replace } from 'react-router'
import type { Route } from './+types/login'
import { Login } from '../site/people/account/login.tsx'
import { identity } from '../lib/identity/current.ts'
import { completeSignIn, failedResult } from '../lib/identity/enter.ts'
import { unlisted } from '../lib/seo.ts'
import { textValues } from '../lib/submit.ts'
import { revalidateUnlessFailed } from '../lib/revalidate-unless-failed.ts'
import '../styles/account.css'
import { PictureLookup } from '../ui/picture.tsx'
import { toPictureLookup } from '../ui/picture-lookup.ts'
import { toast } from '../ui/toast.ts'
import { afterSignInPath, visitorsOnly } from './visitors-only.ts'
import { t } from '../../language/t.ts'

export const loader = visitorsOnly('login')

export async function clientAction({ request }: Route.ClientActionArgs) {
  const values = textValues(await request.formData())
  try {
    const provider = await identity()
    await completeSignIn(await provider.signIn(values.email ?? '', values.password ?? ''))
  } catch (error) {
    const refused = failedResult(error, values)
    toast.error(refused.message)
    return refused
  }
  toast.success(t('Login Successful'))
  throw replace(afterSignInPath(request))
}

export const shouldRevalidate = revalidateUnlessFailed

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Login'))

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PictureLookup value={toPictureLookup(loaderData.pictures)}>
      <Login social={loaderData.social} result={actionData} />
    </PictureLookup>
  )
}
