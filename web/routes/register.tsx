import { required } from '../../contract/shape/field-refusals.ts'
import { replace } from 'react-router'
import { passwordProblem } from '../../contract/shape/password.ts'
import { pictureProblem } from '../../contract/shape/web-address.ts'
import type { Route } from './+types/register'
import { Register } from '../site/people/account/register.tsx'
import { identity } from '../lib/identity/current.ts'
import { completeSignIn, failedResult } from '../lib/identity/enter.ts'
import type { IdentityProvider, Profile } from '../lib/identity/provider.ts'
import { unlisted } from '../lib/seo.ts'
import { type FormResult, invalidResult, textValues, type Values } from '../lib/submit.ts'
import { revalidateUnlessFailed } from '../lib/revalidate-unless-failed.ts'
import '../styles/account.css'
import { PictureLookup } from '../ui/picture.tsx'
import { toPictureLookup } from '../ui/picture-lookup.ts'
import { toast } from '../ui/toast.ts'
import { returnPathOf, visitorsOnly } from './visitors-only.ts'
import { t } from '../../language/t.ts'

export const loader = visitorsOnly('register')

function check({ name, email, password = '', photoURL }: Values): Values {
  const weak = passwordProblem(password)
  const problem = photoURL && pictureProblem(photoURL)
  return {
    ...(!name?.trim() && { name: required('Name').error() }),
    ...(!/.+@.+\..+/.test(email ?? '') && { email: 'Please enter a valid email address.' }),
    ...(weak && { password: weak }),
    ...(problem && { photoURL: problem }),
  }
}

/** The account exists: even if its photo fails, the person is signed in. */
async function setProfile(provider: IdentityProvider, profile: Profile) {
  try {
    await provider.setProfile(profile)
    toast.success(t('Profile Updated'))
  } catch (error) {
    toast.error((error as Error).message)
  }
}

export async function clientAction({ request }: Route.ClientActionArgs): Promise<FormResult> {
  const values = textValues(await request.formData())
  const problems = check(values)
  if (Object.keys(problems).length > 0) {
    const result = invalidResult(values, problems)
    toast.error(result.message)
    return result
  }
  const { name = '', email = '', password = '', photoURL = '' } = values
  try {
    const provider = await identity()
    const user = await provider.createAccount(email, password, name)
    toast.success(t('Account Registration Successful!'))
    await setProfile(provider, { displayName: name, photoURL })
    await completeSignIn(user)
  } catch (error) {
    const result = failedResult(error, values)
    toast.error(result.message)
    return result
  }
  throw replace(returnPathOf(request))
}

export const shouldRevalidate = revalidateUnlessFailed

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Register'))

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PictureLookup value={toPictureLookup(loaderData.pictures)}>
      <Register social={loaderData.social} result={actionData} />
    </PictureLookup>
  )
}
