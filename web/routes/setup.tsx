import { data, replace } from 'react-router'
import { api } from '../../contract/api.ts'
import type { Route } from './+types/setup'
import { BecomeOwner } from '../site/people/account/become-owner.tsx'
import type { Call } from '../lib/api.ts'
import { browserCall } from '../lib/browser-call.ts'
import { identity } from '../lib/identity/current.ts'
import { completeSignIn } from '../lib/identity/enter.ts'
import { pageOf } from '../lib/page-context.ts'
import { unlisted } from '../lib/seo.ts'
import { type FormResult, submit, textValues } from '../lib/submit.ts'
import '../styles/account.css'
import { toast } from '../ui/toast.ts'
import { t } from '../../language/t.ts'

/** A site with an owner has no such page. */
async function load(call: Call) {
  if (!(await call(api.setup.needed)).data.needed) throw data(null, 404)
  return null
}

export const loader = ({ context }: Route.LoaderArgs) => load(pageOf(context).call)

export const clientLoader = () => load(browserCall)

export async function clientAction({ request }: Route.ClientActionArgs): Promise<FormResult> {
  const values = textValues(await request.formData())
  const result = await submit(browserCall, api.setup.owner, values)
  if (!result.ok) {
    toast.error(result.message)
    return result
  }
  toast.success(result.message)
  const { email = '', password = '' } = values
  await completeSignIn(await (await identity()).signIn(email, password))
  throw replace('/admin/setup')
}

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Set up'))

export default function SetupPage({ actionData }: Route.ComponentProps) {
  return <BecomeOwner result={actionData} />
}
